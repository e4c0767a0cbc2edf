/** How fast things move: the speed setting, whoever asked for calm, and a page that nobody looks at. */

export type Motion = 'device' | 'full' | 'calm';

class Pace {
  /** 1 explains, 2 is quick, Infinity is at once. */
  speed = 1;
  /** As the device says, or as the settings say. */
  motion: Motion = 'device';

  /** Whether less motion is wanted: results are shown at once and lit, nothing flies. */
  get calm(): boolean {
    if (this.motion !== 'device') return this.motion === 'calm';
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Whether nothing may take time: instant speed, or a hidden page, whose clock stands still. */
  get still(): boolean {
    return this.speed === Infinity || document.hidden;
  }

  /** A time of the guide at this speed. */
  scaled(ms: number): number {
    return this.still ? 0 : ms / this.speed;
  }
}

export const pace = new Pace();
