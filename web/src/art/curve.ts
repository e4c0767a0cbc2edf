/**
 * The chance to win of every seat, round by round. Colour, dash and the token at the end tell the seats apart;
 * mine is thick and lies on top. It may go on to the result.
 */
import { type Drawing, disc, drawing, each, fine, plane } from './pen';
import { seatOf } from './seat';
import { tokenAt } from './token';

/** One seat's chances in per cent, from the start on. */
export interface Chances {
  readonly seat: number;
  readonly values: readonly number[];
}

export interface CurveOptions {
  readonly wide?: number;
  readonly high?: number;
  /** The seat whose line is thick. */
  readonly me?: number;
  /** The highest value of the scale. */
  readonly top?: number;
  /** The round now looked at. */
  readonly now?: number;
  /** Turning points: the round, and the number it has in the list beside the curve. */
  readonly marks?: readonly (readonly [round: number, nr: number])[];
}

const DASHES = ['', '9 4', '2 5', '12 4 2 4', '5 4', '1 4'];
const LEFT = 34;
const RIGHT = 40;
/** A round's number on the scale needs as much room. */
const TICK = 26;
/** A token at the end of a line, from middle to middle. */
const APART = 16;
const TEXT = 'font-family="var(--text)" fill="#5b3d28"';

class Scale {
  constructor(
    readonly wide: number,
    readonly high: number,
    readonly rounds: number,
    readonly top: number,
  ) {}

  x(round: number): number {
    return LEFT + ((this.wide - LEFT - RIGHT) * round) / Math.max(1, this.rounds);
  }

  y(value: number): number {
    return this.high - 30 - ((this.high - 48) * value) / this.top;
  }

  path(values: readonly number[]): string {
    return each(values, (value, i) => `${i ? 'L' : 'M'}${this.x(i).toFixed(1)} ${this.y(value).toFixed(1)}`);
  }
}

function level(value: number, scale: Scale): string {
  const y = fine(scale.y(value));
  const pen = value ? 'stroke-opacity=".25" stroke-dasharray="3 4"' : 'stroke-opacity=".9" stroke-width="2"';
  const rule = `<path d="M${LEFT} ${y}H${scale.wide - RIGHT}" stroke="#6b4526" ${pen}/>`;
  return `${rule}<text x="${LEFT - 7}" y="${fine(scale.y(value) + 4)}" text-anchor="end" font-size="13" font-weight="600" ${TEXT}>${value}</text>`;
}

const tick = (round: number, now: number | undefined, scale: Scale): string =>
  `<text x="${fine(scale.x(round))}" y="${scale.high - 9}" text-anchor="middle" font-size="13" font-weight="${round === now ? 800 : 600}" ${TEXT}>${round}</text>`;

const stroke = (d: string, ink: string, wide: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${wide}" stroke-linejoin="round"${more}/>`;

function lineOf({ seat, values }: Chances, mine: boolean, scale: Scale): string {
  const [d, { ink }] = [scale.path(values), seatOf(seat)];
  const under = mine ? plane(`${d}V${fine(scale.y(0))}H${LEFT}Z`, ink, 'opacity=".13"') : '';
  const dash = mine ? ' stroke-linecap="round"' : ` stroke-dasharray="${DASHES[seat % DASHES.length]}"`;
  return (
    under + stroke(d, '#fff8e6', mine ? 7.5 : 5.5, ' stroke-linecap="round"') + stroke(d, ink, mine ? 4.8 : 3.6, `${dash} class="line"`)
  );
}

/** Where the tokens at the ends of the lines lie: pushed apart where two would lie on each other, and never off the paper. */
function apart(heights: readonly number[], floor: number): number[] {
  let free = -99;
  const down = heights.map((high) => {
    const y = Math.max(high, free);
    free = y + APART;
    return y;
  });
  return down.map((y, i) => Math.min(y, floor - APART * (down.length - 1 - i)));
}

function ends(lines: readonly Chances[], scale: Scale): string {
  const last = [...lines].sort((a, b) => (b.values.at(-1) ?? 0) - (a.values.at(-1) ?? 0));
  const places = apart(
    last.map(({ values }) => scale.y(values.at(-1) ?? 0)),
    scale.high - 10,
  );
  return each(last, ({ seat }, i) => tokenAt(seat, 17, scale.wide - RIGHT + 16, (places[i] ?? 0) - 9));
}

function turningPoint(round: number, nr: number, value: number, scale: Scale): string {
  const [x, y] = [fine(scale.x(round)), scale.y(value)];
  const ring = disc(Number(x), y, 12.5, '#2a1810', 'class="swing" stroke="#efb540" stroke-width="1.8"');
  return `${ring}<text x="${x}" y="${fine(y + 5)}" text-anchor="middle" font-size="14" font-weight="800" fill="#ffe3a0" font-family="var(--text)">${nr}</text>`;
}

function cursor(now: number, scale: Scale): string {
  const x = scale.x(now);
  const rule = `<path d="M${fine(x)} 8V${fine(scale.y(0))}" stroke="#b97a1c" stroke-width="3"/>`;
  return (
    rule + plane(`M${fine(x - 9)} 0H${fine(x + 9)}V8L${fine(x)} 16 ${fine(x - 9)} 8Z`, '#efb540', 'stroke="#5c3705" stroke-width="1.5"')
  );
}

export function curve(lines: readonly Chances[], options: CurveOptions = {}): Drawing {
  const { wide = 800, high = 360, me = 0, top = 75, now, marks = [] } = options;
  const scale = new Scale(wide, high, (lines[0]?.values.length ?? 1) - 1, top);
  const mine = lines.find(({ seat }) => seat === me);
  const grid = [0, 25, 50, 75, 100].filter((value) => value <= top);
  const every = Math.ceil((TICK * scale.rounds) / wide);
  const rounds = Array.from({ length: scale.rounds }, (_, i) => i + 1).filter((round) => round % every === 0);
  const sorted = [...lines].sort((a, b) => Number(a.seat === me) - Number(b.seat === me));
  return drawing(
    wide,
    high,
    each(grid, (value) => level(value, scale)) +
      each(rounds, (round) => tick(round, now, scale)) +
      each(sorted, (one) => lineOf(one, one.seat === me, scale)) +
      (now === undefined ? '' : cursor(now, scale)) +
      each(marks, ([round, nr]) => turningPoint(round, nr, mine?.values[round] ?? 0, scale)) +
      ends(lines, scale),
  );
}
