/** How large my dice are drawn: as large as the felt allows with so many of them. */
import type { Layout } from '../../art/layout';
import { room } from './room.svelte';

interface Sizes {
  rolled: [few: number, many: number];
  kept: number;
}

const SIZES: Record<Layout, Sizes> = {
  desk: { rolled: [70, 60], kept: 48 },
  laptop: { rolled: [64, 54], kept: 44 },
  upright: { rolled: [58, 56], kept: 44 },
  phone: { rolled: [53, 47], kept: 38 },
  sideways: { rolled: [56, 47], kept: 40 },
};
const FEW = 3;

export function rolledSize(dice: number): number {
  const [few, many] = SIZES[room.layout].rolled;
  const narrow = room.lacks('thin') || room.lacks('touch') ? 4 : 0;
  return (dice > FEW ? many : few) - (room.layout === 'upright' ? 0 : narrow);
}

export function keptSize(): number {
  return SIZES[room.layout].kept - (room.lacks('short') && !room.wide ? 4 : 0);
}
