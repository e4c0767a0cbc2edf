/** A card of the deck as the drawing kit wants it: in the words of the page. */
import { say } from '$lib/words.svelte';
import { type ActKind, actKind, picture } from '../../art/goldriver/picture';
import { TOWN_INK, type Town, townOf } from '../../art/goldriver/town';
import type { Drawing } from '../../art/pen';
import { DECK } from './deck';

export interface Printed {
  id: string;
  /** A claim belongs to a town, or is a ghost or lost mine; what is none is played some other way. */
  town: Town | undefined;
  kind: ActKind | undefined;
  rim: string;
  name: string;
  picture: Drawing;
  nuggets: number;
  total: number | undefined;
  sign: string;
  often: string;
  danger: number | undefined;
  poker: string;
  /** When a card that is no claim is played. */
  when: string;
}

const SIGNS: Record<string, string> = { doubles: '=' };
const total = (number: string): number | undefined => (/^\d+$/.test(number) ? Number(number) : undefined);

function nameOf(id: string, town: Town | undefined): string {
  if (!town) return say(`card-${id}`);
  return town === 'GM' || town === 'LM' ? say(`web-gr-town-${town}`) : say(`town-${town}`);
}

/** What stands on the tile instead of a total, and how often that comes. */
function rare(number: string): { sign: string; often: string } {
  if (!number || total(number) !== undefined) return { sign: '', often: '' };
  const word = say(`web-gr-on-${number}`);
  return number in SIGNS
    ? { sign: SIGNS[number] ?? '', often: word }
    : { sign: word, often: say('web-gr-half') };
}

/** `lettered`: it is drawn so large that a word painted in its picture can be read. */
export function printed(id: string, lettered = false): Printed {
  const card = DECK[id];
  const town = townOf(id);
  const kind = actKind(id);
  const number = card?.number ?? '';
  return {
    id,
    town,
    kind,
    rim: town ? TOWN_INK[town] : `var(--act-${kind})`,
    name: nameOf(id, town),
    picture: picture(id, { gazette: lettered ? say('web-sign-gazette') : '' }),
    nuggets: card?.nuggets ?? 0,
    total: town ? total(number) : undefined,
    ...(town ? rare(number) : { sign: '', often: '' }),
    danger: card?.danger || undefined,
    poker: card?.poker ?? '',
    when: kind ? say(`web-gr-when-${kind}`) : '',
  };
}

/** What stands on a claim's chip: its total, or the sign of its kind. */
export function labelOf(id: string): string {
  const { total: number, sign } = printed(id);
  return number === undefined ? sign : String(number);
}
