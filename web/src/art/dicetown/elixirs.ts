/** Seven elixirs: one bottle, and what differs is the glass and the mark on the label. */
import { dollar } from '../dollar';
import { box, disc, line, plane } from '../pen';
import { cast, ground } from '../pictures/ground';
import { bottle } from '../pictures/props';

const ring = (x: number, ink: string): string => line(`M${x} 6m-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0`, ink, 2.4);

interface Brew {
  readonly glass: string;
  readonly dark: string;
  readonly mark: () => string;
}

/** Coin, heart, horseshoe, star, barbed wire, two rings, crown. */
const BREWS: Record<string, Brew> = {
  el_wealth: {
    glass: '#d9a02c',
    dark: '#8f6412',
    mark: () => disc(0, 6, 7, '#b97a1c') + disc(-0.6, 5.4, 6, '#f3b63f') + dollar(0, 9.6, 9, '#6b4208'),
  },
  el_charm: {
    glass: '#d9607e',
    dark: '#8f2c48',
    mark: () => plane('M0 14C-10 7-9-1-4-1-1-1 0 2 0 3 0 2 1-1 4-1 9-1 10 7 0 14Z', '#c4314f'),
  },
  el_fortune: {
    glass: '#3fae8f',
    dark: '#1c6b62',
    mark: () => line('M-5 12V5a5 5 0 0 1 10 0V12', '#4a4a55', 3.4) + disc(0, 0.6, 1, '#f3b63f'),
  },
  el_power: {
    glass: '#d96a35',
    dark: '#8a3415',
    mark: () => plane('M0-2l2.4 5 5.4.6-4 3.7 1.1 5.4L0 10.1l-4.9 2.6 1.1-5.4-4-3.7 5.4-.6z', '#c78a26'),
  },
  el_protection: {
    glass: '#6f86b0',
    dark: '#3a4c72',
    mark: () => line('M-11 6H11', '#55617a', 2) + line('M-7 2l4 8M-3 2l-4 8M3 2l4 8M7 2l-4 8', '#55617a', 1.6),
  },
  el_friendship: { glass: '#4aa8b8', dark: '#1f6472', mark: () => ring(-3, '#2f6c72') + ring(3.5, '#b5482a') },
  el_domination: {
    glass: '#8a5aa0',
    dark: '#4c2c60',
    mark: () => plane('M-8 12V1l4.5 4L0-1l3.5 6L8 1V12Z', '#57325a') + box(-8, 10, 16, 2.6, '#f3b63f'),
  },
};

const sparks = (): string =>
  disc(71, 24, 3, '#fff', 'opacity=".5"') +
  disc(77, 13, 2, '#fff', 'opacity=".5"') +
  disc(29, 18, 2.4, '#fff', 'opacity=".4"') +
  disc(24, 34, 1.6, '#fff', 'opacity=".4"');

const elixir = ({ glass, dark, mark }: Brew): string =>
  ground('elixir') + cast(50, 78, 24) + bottle(50, 50, glass, dark, mark()) + sparks();

/** The picture of an elixir, by its name in the catalogue. */
export function elixirOf(id: string): string | undefined {
  const brew = BREWS[id];
  return brew && elixir(brew);
}
