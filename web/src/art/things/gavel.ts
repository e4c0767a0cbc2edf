/** The auctioneer's gavel on its block, 100 × 90. The hammer is a group of its own: it falls when something is sold. */
import { box, type Drawing, drawing, group, oval } from '../pen';

const block = (): string =>
  oval(50, 82, 42, 6, '#150703', 'opacity=".5"') +
  box(14, 62, 52, 18, '#8a5430', 'rx="5"') +
  box(42, 62, 24, 18, '#5c3419', 'rx="5"') +
  box(14, 62, 52, 5, '#b3793f', 'rx="2"');

const hammer = (): string =>
  box(34, 30, 62, 8, '#a5672f', 'rx="4"') +
  box(34, 34, 62, 4, '#6d3f1a', 'rx="2"') +
  box(14, 16, 28, 36, '#9c5c33', 'rx="5"') +
  box(30, 16, 12, 36, '#63361a', 'rx="4"') +
  box(12, 20, 32, 6, '#efb540', 'rx="2"') +
  box(12, 42, 32, 6, '#c78a26', 'rx="2"');

export const gavel = (): Drawing => drawing(100, 90, block() + group(group(hammer(), 'transform="rotate(-24 30 40)"'), 'class="hammer"'));
