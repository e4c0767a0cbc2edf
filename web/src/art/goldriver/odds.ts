/** In how many of thirty-six throws two dice make this total. */
export const waysOf = (total: number): number => Math.max(0, 6 - Math.abs(7 - total));
