/** Where the keyboard is: never lost, and moved by arrows inside a group of buttons. */
const GROUPS = '[data-widget], [data-roving], .rolled, .town, .players, nav';
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** When a new question comes and nothing has the focus, the next Tab leads to its answers. */
export function offerFocus(): void {
  const widget = document.querySelector<HTMLElement>('[data-widget]');
  if (!widget || document.activeElement !== document.body) return;
  widget.tabIndex = -1;
  widget.focus({ preventScroll: true });
}

/** An arrow goes to the next button of the group that has the focus. Whether it did. */
export function moveFocus(event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  const on = document.activeElement;
  const group = on?.closest(GROUPS);
  if (!step || !group || on?.matches('input, select, textarea')) return false;
  const buttons = [...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const next = buttons[(buttons.indexOf(on as HTMLButtonElement) + step + buttons.length) % buttons.length];
  next?.focus();
  return next !== undefined;
}
