/** The picture of an end, 1200 × 630: the drawings as one SVG, then the words in the page's own letters. */
import type { Drawing } from '../art/pen';
import { bust, medal } from '../art/portraits/portrait';
import { placed, standalone, type Tokens } from '../art/standalone';
import { token } from '../art/token';
import type { Row } from '../lib/final';

const WIDE = 1200;
const HIGH = 630;
/** How the paper lies, in degrees. */
const TILT = 1.2;
const LEDGER = { x: 770, y: 120, wide: 384, row: 62 };

export interface Shared {
  title: string;
  rows: Row[];
  names: string[];
  scene: Drawing;
  /** What stands before the country, and the dice on the boards. */
  street: Drawing[];
  dice: Drawing[];
  badge?: Drawing | undefined;
  /** A line at the foot. */
  foot: string;
}

/** What the variables stand for on this page now, by name. */
function tokensOf(art: string): Tokens {
  const style = getComputedStyle(document.documentElement);
  const names = new Set([...art.matchAll(/var\(--([\w-]+)\)/g)].map((match) => match[1] ?? ''));
  return Object.fromEntries(
    [...names].map((name) => [name, style.getPropertyValue(`--${name}`).trim() || 'none']),
  );
}

const STREET = { x: 330, y: 534, wide: 124, high: 193 };
const DIE = 99;

/** The houses along the boards, behind whoever has won. */
function houses(street: Drawing[]): string {
  const { x, y, wide, high } = STREET;
  return street.map((one, i) => placed(one, `h${i}`, x + i * wide, y - high, wide, high)).join('');
}

/** Paper with everybody's medal and token, a little turned; the winner on gold. */
function ledger(rows: Row[]): string {
  const { x, y, wide, row } = LEDGER;
  const high = rows.length * row + 28;
  const medals = rows.map(
    ({ seat }, i) =>
      placed(medal(seat), `m${i}`, x + 18, y + 20 + i * row, 46, 46) +
      placed(token(seat), `t${i}`, x + 74, y + 31 + i * row, 24, 24),
  );
  return (
    `<g transform="rotate(${TILT} ${x} ${y})">` +
    `<rect x="${x + 6}" y="${y + 12}" width="${wide}" height="${high}" rx="8" fill="#0b0418" opacity=".45"/>` +
    `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="6" fill="#f5e6c6"/>` +
    `<rect x="${x}" y="${y + high / 2}" width="${wide}" height="${high / 2}" rx="6" fill="#e6cf9f" opacity=".5"/>` +
    `<rect x="${x + 10}" y="${y + 14}" width="${wide - 20}" height="${row - 4}" rx="9" fill="#ffd265" stroke="#b97a1c" stroke-width="2"/>` +
    `${medals.join('')}</g>`
  );
}

/** Everything that is drawn, below the words. */
function drawn({ rows, scene, street, dice, badge }: Shared): string {
  const winner = rows[0]?.seat ?? 0;
  const thrown = dice.map((die, i) => placed(die, `d${i}`, 840 + i * 104, 526, DIE, DIE));
  return (
    placed({ ...scene, keep: 'xMidYMax slice' }, 'scene', 0, 0, WIDE, HIGH) +
    houses(street) +
    '<rect y="534" width="1200" height="96" fill="#6a4028"/><rect y="531" width="1200" height="4" fill="#2a1510"/>' +
    '<path d="M0 566H1200M0 598H1200" stroke="#4a2a18" stroke-width="2" opacity=".6"/>' +
    placed(bust(winner), 'winner', 14, 118, 400, 424) +
    (badge ? placed(badge, 'badge', 176, 424, 110, 110) : '') +
    ledger(rows) +
    thrown.join('')
  );
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Words with a shadow below them, like those on a sign. */
function sign(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number): void {
  pen.font = `400 ${size}px "Tenderfoot Sign", serif`;
  pen.fillStyle = '#3a1408';
  pen.fillText(text, x, y + 4);
  pen.fillStyle = '#ffe3a0';
  pen.fillText(text, x, y);
}

function write(pen: CanvasRenderingContext2D, { title, rows, names, foot }: Shared): void {
  sign(pen, title, 60, 90, 62);
  sign(pen, 'Tenderfoot', 60, 596, 34);
  pen.fillStyle = '#fff3d6';
  pen.font = '600 22px Bitter, serif';
  pen.fillText(foot, 290, 593, 530);
  tally(pen, rows, names);
}

/** Names and points, on the paper as it lies. */
function tally(pen: CanvasRenderingContext2D, rows: Row[], names: string[]): void {
  const { x, y, wide, row } = LEDGER;
  pen.translate(x, y);
  pen.rotate((TILT * Math.PI) / 180);
  for (const [i, { total }] of rows.entries()) {
    const base = 53 + i * row;
    pen.fillStyle = '#2a1810';
    pen.font = '700 24px Bitter, serif';
    pen.fillText(names[i] ?? '', 108, base, 180);
    pen.font = '400 34px "Tenderfoot Sign", serif';
    pen.textAlign = 'right';
    pen.fillText(String(total), wide - 24, base + 3);
    pen.textAlign = 'left';
  }
}

/** The picture, as an address that needs no server. */
export async function painted(shared: Shared): Promise<string> {
  const art = drawn(shared);
  const svg = standalone(WIDE, HIGH, art, { id: 'share', title: shared.title, desc: '' }, tokensOf(art));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.drawImage(await loaded(svg), 0, 0);
  write(pen, shared);
  return canvas.toDataURL('image/png');
}

/** The same as a file, for whoever hands it on. */
export async function fileOf(picture: string, name: string): Promise<File> {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
}
