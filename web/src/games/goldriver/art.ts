/** Small pictures of Gold River's cards: 24 × 24, one line width, in the colour of the text. */
const LINE =
  'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';

export const PICTURES: Record<string, string> = {
  mine: `<path d="M3 20.500L9 7l3.500 5L15 9l6 11.500z" ${LINE}/><path d="M9.500 20.500v-4.500h5v4.500" ${LINE}/>`,
  river: `<path d="M3 8c3-3 6 3 9 0s6 3 9 0M3 13c3-3 6 3 9 0s6 3 9 0M3 18c3-3 6 3 9 0s6 3 9 0" ${LINE}/>`,
  ghost: `<path d="M5 20.500V11a7 7 0 0 1 14 0v9.500l-2.300-2-2.400 2-2.300-2-2.300 2-2.400-2z" ${LINE}/><circle cx="9.500" cy="11" r="1.400" fill="currentColor"/><circle cx="14.500" cy="11" r="1.400" fill="currentColor"/>`,
  lost: `<path d="M3 20.500L9 7l3 4.500" ${LINE}/><path d="M15 20.500h6L15.500 9" ${LINE}/><path d="M10 14c.300-2.800 5-2.600 4.600.200-.200 1.600-2.300 1.600-2.300 3.200" ${LINE}/><circle cx="12.300" cy="20.300" r="1.200" fill="currentColor"/>`,
  horseshoe: `<path d="M6.500 20.500H4.200C2 11 5 3.500 12 3.500s10 7.500 7.800 17h-2.300C19 13 17 7.500 12 7.500S5 13 6.500 20.500z" ${LINE}/>`,
  judge: `<path d="M12 4v16M7 20.500h10M5 7.500h14M5 7.500L2.500 14h5zM19 7.500L16.500 14h5z" ${LINE}/>`,
  raid: `<path d="M4 20.500L16.500 8M13.500 5l5.500 5.500M16.500 8l3-4.500M4 8.500l4 4M6.500 5.500l-3.500 3 3 3.500" ${LINE}/>`,
  dynamite: `<path d="M6.500 9.500h4v11h-4zM10.500 9.500h4v11h-4z" ${LINE}/><path d="M10.500 9.500c0-4 4-2 5.500-5" ${LINE}/><path d="M18 2.500v2M20.500 5h-2M19.800 7.300l-1.300-1" ${LINE}/>`,
  holdup: `<path d="M3 8.500h15.500l1.500 3H12l-1.500 3H8L6.500 20H3.500L5 11.500 3 10.500z" ${LINE}/><path d="M12 11.500v3" ${LINE}/>`,
  bandit: `<path d="M4.500 5h11.500v15H4.500zM16 12h3.500V6.500" ${LINE}/><circle cx="19.500" cy="5" r="1.600" fill="currentColor"/><path d="M7 9h6.500v4.500H7zM9.200 9v4.500M11.400 9v4.500" ${LINE}/>`,
  lasso: `<path d="M12 4c5 0 8 1.700 8 4s-3 4-8 4-8-1.700-8-4 3-4 8-4z" ${LINE}/><path d="M9 11.800c-1 3 1 4 2.500 5s1 3.200-1.500 3.700" ${LINE}/>`,
  bank: `<path d="M3.500 9.500L12 4l8.500 5.500zM5.500 9.500v9M10 9.500v9M14 9.500v9M18.500 9.500v9M3.500 20.500h17" ${LINE}/>`,
  building: `<path d="M4 20.500V7.500h16v13zM4 7.500l1.500-3.500h13L20 7.500M10 20.500v-6h4v6M7 11h2M15 11h2" ${LINE}/>`,
  die: `<rect x="4" y="4" width="16" height="16" rx="3" ${LINE}/><circle cx="9" cy="9" r="1.500" fill="currentColor"/><circle cx="15" cy="15" r="1.500" fill="currentColor"/>`,
  gavel: `<path d="M8 8.500l5-5 4.500 4.500-5 5zM10.300 10.700L3.500 17.500M12 20.500h8" ${LINE}/>`,
};
