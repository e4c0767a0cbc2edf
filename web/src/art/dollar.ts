import { fine, line } from './pen';

/** A dollar sign, drawn and not written: it stands on bills and coins in every language. Middle x, foot y. */
export function dollar(x: number, y: number, size: number, ink: string): string {
  const d = 'M5.2-10.6C4.6-13.6-4.8-14-4.8-10.2-4.8-6 5.2-8.2 5.2-3.8 5.2.2-4.6 0-5.2-3.4M0-16.4V2.4';
  return line(d, ink, 2.7, `transform="translate(${x} ${y}) scale(${fine(size / 20, 3)})"`);
}
