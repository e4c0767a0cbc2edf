/** What the browser's tab says while one looks elsewhere: it is my turn, or the line is down. */
import { favicon, type Standing } from '../art/scenery/favicon';
import { settings } from './settings.svelte';
import { say } from './words.svelte';

const BUZZ = 120;

class Tab {
  standing = $state<Standing>('table');

  get title(): string {
    return this.standing === 'turn' ? say('web-turn-title') : say('web-title');
  }

  /** Show this from now on; whoever looks elsewhere is called when it becomes his turn. */
  show(standing: Standing, question = ''): void {
    if (standing === this.standing) return;
    this.standing = standing;
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link) link.href = `data:image/svg+xml,${encodeURIComponent(favicon(standing))}`;
    if (standing === 'turn') call(question);
    else void navigator.clearAppBadge?.().catch(() => undefined);
  }
}

function call(question: string): void {
  void navigator.setAppBadge?.(1).catch(() => undefined);
  if (!document.hidden) return;
  navigator.vibrate?.(BUZZ);
  if (settings.all.notify && 'Notification' in window && Notification.permission === 'granted')
    new Notification(say('web-turn-title'), { body: question, tag: 'turn', icon: '/icon-192.png' });
}

/** Ask to be called, or not to be any more; a browser may refuse. */
export async function askToBeCalled(wanted: boolean): Promise<void> {
  const allowed = wanted && (await Notification.requestPermission()) === 'granted';
  settings.set({ notify: allowed });
}

export const tab = new Tab();
