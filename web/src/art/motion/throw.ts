/**
 * The throw: the cup shakes and tips, the dice leave it, tumble in an arc, bounce once and lie still. What was thrown
 * is painted on the front of each cube before it moves, and each tumble ends in the stance of the die at rest: the
 * motion decides nothing.
 */
import type { Stance } from '../dice/rest';
import { type Act, perform } from './act';
import { pace } from './pace';

/** One rolling cube: the element that flies, the body inside it that turns, and how it will lie. */
export interface Rolling {
  readonly shell: HTMLElement;
  readonly body: HTMLElement;
  readonly stance: Stance;
}

const ROLL = 800;
const APART = 60;
const LEAVE = 180;
const FALL = 'cubic-bezier(.5,0,.8,.5)';
const RISE = 'cubic-bezier(.2,.7,.5,1)';

/** Where a thing lies. Not "none": a transform that comes or goes costs a layout. */
const HOME = 'translate(0px,0px)';

const turn = (rx: number, ry: number, rz: number): string =>
  `translateZ(calc(var(--d) / -2)) rotateX(${rx}deg) rotateY(${ry}deg) rotateZ(${rz}deg)`;

/** How a cube that will lie like this lies. */
export const lying = ({ rx, ry, rz }: Stance): string => turn(rx, ry, rz);

/** The tumble: one or two whole turns each way, and then the stance. */
export function tumble(stance: Stance, random: () => number): Keyframe[] {
  const turns = (): number => 360 * (1 + Math.floor(random() * 2));
  return [
    { transform: turn(stance.rx - turns() - 120, stance.ry + turns(), 180 + random() * 180) },
    { transform: turn(-46, 10, stance.rz + 14), offset: 0.72 },
    { transform: lying(stance) },
  ];
}

/** The way from the cup, `dx` to the left of where the die will lie. */
export function flight(dx: number, random: () => number): Keyframe[] {
  return [
    { transform: `translate(${dx}px,${-20 + random() * 30}px) scale(.7)`, opacity: 0 },
    { opacity: 1, offset: 0.08 },
    { transform: `translate(${dx * 0.45}px,${-64 - random() * 22}px) scale(1.12)`, offset: 0.38, easing: FALL },
    { transform: `translate(${dx * 0.1}px,0) scale(1)`, offset: 0.68, easing: RISE },
    { transform: `translate(${dx * 0.03}px,-15px)`, offset: 0.82, easing: FALL },
    { transform: HOME, opacity: 1 },
  ];
}

const POUR: Keyframe[] = [
  { transform: HOME },
  { transform: 'translate(-4px,-6px) rotate(-16deg)', offset: 0.2 },
  { transform: 'translate(6px,-4px) rotate(14deg)', offset: 0.4 },
  { transform: 'translate(34px,-26px) rotate(104deg)', offset: 0.72 },
  { transform: HOME },
];

async function roll(act: Act, die: Rolling, dx: number, nr: number, random: () => number): Promise<void> {
  const delay = LEAVE + nr * APART;
  const tumbling = act.move(die.body, tumble(die.stance, random), { duration: ROLL, delay, easing: 'cubic-bezier(.25,.6,.4,1)' });
  await Promise.all([tumbling, act.move(die.shell, flight(dx, random), { duration: ROLL, delay, easing: RISE })]);
}

const fadeIn = (act: Act, element: Element): Promise<void> => act.move(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 150 });

/** Throw these dice out of the cup; resolves when the last one lies still. Both ends are measured once. */
export async function throwDice(dice: readonly Rolling[], cup?: HTMLElement | null, random = Math.random): Promise<void> {
  const start = cup ? cup.getBoundingClientRect().right - 20 : 0;
  const ways = dice.map(({ shell }) => (cup ? start - shell.getBoundingClientRect().left : -240));
  await perform(async (act) => {
    if (pace.calm) return void (await Promise.all(dice.map(({ shell }) => fadeIn(act, shell))));
    const pouring = cup ? act.move(cup, POUR, { duration: 620, easing: 'ease-in-out' }) : undefined;
    await Promise.all([pouring, ...dice.map((die, nr) => roll(act, die, ways[nr] ?? 0, nr, random))]);
  });
}

/** The dice shown in an element (`RollingDie`), as they roll; one that is at rest only fades. */
export function rollingIn(felt: Element): Rolling[] {
  return [...felt.querySelectorAll<HTMLElement>('[data-die]')].map((shell) => ({
    shell,
    body: shell.querySelector<HTMLElement>('[data-body]') ?? shell,
    stance: { rx: Number(shell.dataset.rx), ry: Number(shell.dataset.ry), rz: Number(shell.dataset.rz) },
  }));
}
