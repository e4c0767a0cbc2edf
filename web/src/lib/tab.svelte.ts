/** What the browser's tab says while one looks elsewhere: it is my turn, or the line is down. */
import { favicon, type Standing } from '../art/scenery/favicon';
import { settings } from './settings.svelte';
import { say } from './words.svelte';

const BUZZ = 80;

class Tab {
  standing = $state<Standing>('table');
  #card: Notification | null = null;
  /** The number of the question that is shown; 0 is none. */
  #number = 0;

  get title(): string {
    return this.standing === 'turn' ? say('web-turn-title') : say('web-title');
  }

  /**
   * Show this from now on; whoever has to answer a question is called when it becomes his turn. A window has no
   * question here: it is open to everybody, and gone before anybody comes.
   */
  show(standing: Standing, question = '', number = 0): void {
    if (standing === this.standing && number === this.#number) return;
    this.standing = standing;
    this.#number = number;
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link) link.href = `data:image/svg+xml,${encodeURIComponent(favicon(standing))}`;
    this.#card?.close();
    this.#card = standing === 'turn' && question ? call(question) : null;
    if (standing !== 'turn') void navigator.clearAppBadge?.().catch(() => undefined);
  }
}

/** A badge and a buzz (for a page that was touched, and is in sight), and a card for whoever looks elsewhere and wants one. */
function call(question: string): Notification | null {
  void navigator.setAppBadge?.(1).catch(() => undefined);
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
  return document.hidden && settings.all.notify ? card(question) : null;
}

function card(question: string): Notification | null {
  if (!('Notification' in window) || Notification.permission !== 'granted') return null;
  try {
    const made = new Notification(say('web-turn-title'), {
      body: question,
      tag: 'turn',
      icon: '/icon-192.png',
    });
    made.onclick = () => window.focus();
    return made;
  } catch {
    return null; // some phones know cards of installed pages only
  }
}

/** Ask to be called, or not to be any more; a browser may refuse. */
export async function askToBeCalled(wanted: boolean): Promise<void> {
  const allowed = wanted && (await Notification.requestPermission()) === 'granted';
  settings.set({ notify: allowed });
}

export const tab = new Tab();
