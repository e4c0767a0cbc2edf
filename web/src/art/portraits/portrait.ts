/** Six players. A portrait belongs to the seat, not to the name: a bust at the table's edge, a medal where room is short. */
import { PAINT } from '../paint';
import { type Drawing, disc, drawing, group } from '../pen';
import { seatOf } from '../seat';
import { gambler } from './gambler';
import { outlaw } from './outlaw';
import { prospector } from './prospector';
import { rancher } from './rancher';
import { singer } from './singer';
import { tenderfoot } from './tenderfoot';

const PEOPLE = { tenderfoot, rancher, singer, outlaw, prospector, gambler };

const person = (seat: number): string => PEOPLE[seatOf(seat).who]();

/** Head and shoulders without a frame, 160 × 170. */
export const bust = (seat: number): Drawing => drawing(160, 170, person(seat));

/** The same head in a brass ring, 100 × 100. */
export function medal(seat: number): Drawing {
  const { ink, dark } = seatOf(seat);
  const ring = disc(50, 52, 48, '#00000055') + disc(50, 50, 48, PAINT.umber) + disc(50, 50, 46, 'url(#brass)') + disc(50, 50, 43, dark);
  const head = disc(38, 38, 46, ink, 'opacity=".55"') + group(person(seat), 'transform="translate(-8 0) scale(.72)"');
  return drawing(100, 100, ring + group(head, 'clip-path="url(#medal)"'));
}
