/** The small motions of the table: cups, cards, the star, the gavel, papers. Each ends where the element already is. */
import { type Act, perform } from './act';
import { arc, middle, type Point } from './fly';
import { pace } from './pace';

const ARC = 'cubic-bezier(.45,.05,.35,1)';
const TOSS = 'cubic-bezier(.22,1.2,.36,1)';

/** Do it unless less motion is wanted; what is shown afterwards is the same. */
async function unlessCalm(steps: (act: Act) => Promise<unknown>): Promise<void> {
  if (pace.calm) return;
  await perform(async (act) => void (await steps(act)));
}

const all = (elements: Iterable<Element>, move: (element: Element, nr: number) => Promise<void>): Promise<unknown> =>
  Promise.all([...elements].map(move));

const UP: Keyframe[] = [
  { transform: 'none', opacity: 1 },
  { transform: 'translateY(-26px) rotate(-4deg)', opacity: 1, offset: 0.5 },
  { transform: 'translateY(-60px) rotate(-18deg)', opacity: 0 },
];

const DOWN: Keyframe[] = [
  { transform: 'translateY(-60px) rotate(-18deg)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

/** All cups rise at the same moment; afterwards the page shows them no more. */
export const liftCups = (cups: Iterable<Element>): Promise<void> =>
  unlessCalm((act) => all(cups, (cup) => act.move(cup, UP, { duration: 420 })));

/** A cup comes down over the dice: the answer is locked in. */
export const lowerCup = (cup: Element): Promise<void> => unlessCalm((act) => act.move(cup, DOWN, { duration: 220 }));

/** Cards turn over, one after the other; `turned` puts the other face up at the middle of each turn. */
export async function turnCards(cards: Iterable<Element>, turned: (nr: number) => void): Promise<void> {
  const list = [...cards];
  if (pace.calm) return told(list.length, turned);
  await perform(async (act) => void (await all(list, (card, nr) => turnOne(act, card, nr, turned))));
}

/** What a motion would have told on its way, told at once. */
function told(count: number, tell: (nr: number) => void): void {
  for (let nr = 0; nr < count; nr++) tell(nr);
}

async function turnOne(act: Act, card: Element, nr: number, turned: (nr: number) => void): Promise<void> {
  const away = [{ transform: 'none' }, { transform: 'translateY(-14px) perspective(900px) rotateY(90deg)' }];
  const back = [{ transform: 'translateY(-14px) perspective(900px) rotateY(-90deg)' }, { transform: 'none' }];
  await act.move(card, away, { duration: 210, delay: nr * 70, easing: 'ease-in' });
  turned(nr);
  await act.move(card, back, { duration: 210, easing: 'ease-out' });
}

/** The star has moved to its new owner: it comes from where it was, turns once, and flashes when it is pinned on. */
export function passStar(star: Element, was: Point): Promise<void> {
  const is = middle(star);
  const [dx, dy] = [was.x - is.x, was.y - is.y];
  const frames = [
    { transform: `translate(${dx}px,${dy}px) rotate(0deg) scale(1)` },
    { transform: `translate(${dx / 2}px,${Math.min(dy, 0) - 44}px) rotate(200deg) scale(1.5)`, offset: 0.5 },
    { transform: 'rotate(360deg) scale(1)', offset: 0.9 },
    { transform: 'rotate(360deg) scale(1.18)', offset: 0.95 },
    { transform: 'rotate(360deg) scale(1)' },
  ];
  return unlessCalm((act) => act.move(star, frames, { duration: 650, easing: ARC }));
}

/** Sold: the hammer falls, and the plank it lies on jumps. */
export function strike(hammer: Element, plank: Element): Promise<void> {
  const fall = [
    { transform: 'none' },
    { transform: 'rotate(-16deg)', offset: 0.45 },
    { transform: 'rotate(22deg)', offset: 0.75, easing: 'ease-out' },
    { transform: 'none' },
  ];
  const jump = [{ translate: '0 0' }, { translate: '0 3px', offset: 0.5 }, { translate: '0 0' }];
  return unlessCalm((act) =>
    Promise.all([act.move(hammer, fall, { duration: 240, easing: 'ease-in' }), act.move(plank, jump, { duration: 120, delay: 170 })]),
  );
}

/** The price runs round: the coin hops from stop to stop, and `reached` tells each of them. */
export async function runCoin(coin: Element, stops: readonly Element[], reached: (nr: number) => void): Promise<void> {
  const [home, ...points] = [coin, ...stops].map(middle);
  if (pace.calm || !home) return told(stops.length, reached);
  await perform(async (act) => {
    let was: Point = { x: 0, y: 0 };
    for (const [nr, point] of points.entries()) {
      const is = { x: point.x - home.x, y: point.y - home.y };
      await act.move(coin, hop(was, is), { duration: 350, easing: ARC });
      was = is;
      reached(nr);
    }
  });
}

const hop = (from: Point, to: Point): Keyframe[] =>
  arc(from, to, 14, 0).map(({ transform }) => ({ transform: String(transform).replace(/ rotate.*$/, '') }));

/** A paper is nailed up, or a banner drops. */
export const nail = (paper: Element): Promise<void> =>
  unlessCalm((act) =>
    act.move(
      paper,
      [
        { transform: 'translateY(-40px) rotate(-3deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 360, easing: TOSS },
    ),
  );

/** Cards come from the deck. */
export const deal = (cards: Iterable<Element>, deck: Element): Promise<void> => {
  const from = middle(deck);
  const way = (card: Element): Keyframe[] => [
    { transform: `translate(${from.x - middle(card).x}px,${from.y - middle(card).y}px) rotate(-8deg)`, opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
  const ways = [...cards].map((card) => ({ card, frames: way(card) }));
  return unlessCalm((act) => Promise.all(ways.map(({ card, frames }, nr) => act.move(card, frames, { duration: 300, delay: nr * 120 }))));
};

/** Something shakes: a tie, a mine before it goes up. */
export const shake = (element: Element): Promise<void> => {
  const side = (x: number): Keyframe => ({ transform: `translateX(${x}px) rotate(${x / 4}deg)` });
  return unlessCalm((act) =>
    act.move(element, [side(0), side(-5), side(5), side(-5), side(5), side(-3), side(0)], { duration: 600, easing: 'linear' }),
  );
};

/** A flame runs up. */
export const flare = (flame: Element): Promise<void> =>
  unlessCalm((act) =>
    act.move(
      flame,
      [
        { transform: 'translateY(60%) scale(.3)', opacity: 0 },
        { transform: 'translateY(-18%) scale(1.25)', opacity: 1, offset: 0.6 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 420 },
    ),
  );

/** Something goes up: it shakes, and then the burst stands over it. */
export const burstOn = (thing: Element, burst: Element): Promise<void> => {
  const open = [
    { transform: 'scale(0) rotate(-40deg)', opacity: 0 },
    { transform: 'scale(1.3)', opacity: 1, offset: 0.7 },
    { transform: 'none', opacity: 1 },
  ];
  return unlessCalm((act) => Promise.all([shake(thing), act.move(burst, open, { duration: 300, delay: 420 })]));
};

/** Whoever goes tips over. */
export const tipOver = (figure: Element): Promise<void> =>
  unlessCalm((act) =>
    act.move(
      figure,
      [
        { transform: 'rotate(8deg)', opacity: 1 },
        { transform: 'none', opacity: 0.45 },
      ],
      { duration: 650 },
    ),
  );

/** A figure or a step of the podium rises. */
export const rise = (element: Element, delay = 0): Promise<void> =>
  unlessCalm((act) =>
    act.move(
      element,
      [
        { transform: 'translateY(100%)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 650, delay, easing: TOSS },
    ),
  );

/** A number has changed: it grows for a moment, also for whoever wants calm, because nothing travels. */
export const swell = (number: Element): Promise<void> =>
  perform((act) =>
    act.move(
      number,
      [
        { transform: pace.calm ? 'none' : 'scale(1.3)', opacity: 0.6 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 160 },
    ),
  );
