/** Every small sign, drawn for this project: 24 × 24, one pen of two units, filled where a shape is solid. */
export const ICONS = {
  nugget:
    '<path d="M4 14l3-7 5-2 6 3 2 6-4 5H8z" fill="var(--gold)" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><path d="M8 9l3 2 4-2M11 11l-1 5" fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round"/>',
  dollar:
    '<rect x="2.5" y="6" width="19" height="12" rx="1.5" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="12" cy="12" r="3.6" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M13.4 10.8c-.5-.7-2.7-.8-2.7.3s2.7.7 2.7 1.9-2.2 1-2.8.2M12 9.6v4.8M5 8.5h1M18 15.5h1" fill="none" stroke="currentColor" stroke-width="1.1" stroke-linecap="round"/>',
  deed: '<path d="M6 3h10l3 3v15H6z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><path d="M9 9h7M9 12.500h7" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/><circle cx="12.5" cy="17" r="2" fill="currentColor"/>',
  cards:
    '<rect x="4" y="6" width="10" height="14" rx="1.8" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M8 3.500h9.500a2 2 0 0 1 2 2V17" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><path d="M7 13l2-3 2 3-2 3z" fill="currentColor"/>',
  star: '<path d="M12 2.500l2.6 5.9 6.3-.800-3.8 5.2 2.4 6-6.2-1.400L12 22l-1.3-4.6-6.2 1.4 2.4-6L3.1 7.600l6.3.800z" fill="var(--gold)" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>',
  check:
    '<path d="M4.5 12.500l5 5L19.5 7" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
  close: '<path d="M6 6l12 12M18 6L6 18" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  menu: '<path d="M4 6.500h16M4 12h16M4 17.500h16" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  help: '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="M9.3 9.500c.3-3.3 5.7-3 5.4.2-.2 2-2.7 2-2.7 4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><circle cx="12" cy="17" r="1.3" fill="currentColor"/>',
  sound:
    '<path d="M4 9.500v5h3.500L12 18.500v-13L7.5 9.500z" fill="currentColor"/><path d="M15 9c1.6 1.7 1.6 4.3 0 6M17.5 6.500c3 3.1 3 7.9 0 11" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  mute: '<path d="M4 9.500v5h3.500L12 18.500v-13L7.5 9.500z" fill="currentColor"/><path d="M15.5 9.500l5 5M20.5 9.500l-5 5" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  log: '<path d="M5 3.500h14v17H5z" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M8.5 8h7M8.5 12h7M8.5 16h4" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
  scores:
    '<path d="M4 20.500V11h4.500v9.500M9.8 20.500V4h4.500v16.500M15.6 20.500V14H20v6.500M2.5 20.500h19" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/>',
  lock: '<rect x="5" y="10.5" width="14" height="10" rx="2" fill="none" stroke="currentColor" stroke-width="2"/><path d="M8 10.500V8a4 4 0 0 1 8 0v2.5" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="15.5" r="1.5" fill="currentColor"/>',
  bot: '<rect x="5" y="8" width="14" height="11" rx="2.5" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="M12 8V4.500M3 12v3.500M21 12v3.5" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/><circle cx="9.3" cy="13" r="1.3" fill="currentColor"/><circle cx="14.7" cy="13" r="1.3" fill="currentColor"/><circle cx="12" cy="4" r="1.3" fill="currentColor"/>',
  person:
    '<circle cx="12" cy="8.5" r="3.7" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="M4.5 20.500c.7-8 14.3-8 15 0" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  eye: '<path d="M2.5 12C7 4.8 17 4.8 21.5 12 17 19.2 7 19.2 2.5 12z" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="12" cy="12" r="3" fill="currentColor"/>',
  link: '<path d="M9.5 14.500l5-5M11 6.500l2-2a4.3 4.3 0 0 1 6 6l-2.5 2.500M13 17.500l-2 2a4.3 4.3 0 0 1-6-6L7.5 11" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  chat: '<path d="M3.5 5h17v11.500H11L6.5 20.500v-4h-3z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/>',
  play: '<path d="M7 4.500l12 7.5-12 7.500z" fill="currentColor"/>',
  pause: '<path d="M7 5h3.500v14H7zM13.5 5H17v14h-3.500z" fill="currentColor"/>',
  next: '<path d="M5 5l9 7-9 7zM15.5 5H19v14h-3.500z" fill="currentColor"/>',
  prev: '<path d="M19 5l-9 7 9 7zM5 5h3.500v14H5z" fill="currentColor"/>',
  there: '<path d="M9 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  back: '<path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  home: '<path d="M3.5 11.500L12 4l8.5 7.500M6 10v10h12V10" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/><path d="M10 20v-5.500h4V20" fill="none" stroke="currentColor" stroke-width="1.9"/>',
  gear: '<circle cx="12" cy="12" r="3.2" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="M12 2.800v3.400M12 17.800v3.400M2.8 12h3.400M17.8 12h3.400M5.5 5.500l2.4 2.400M16.1 16.100l2.4 2.400M18.5 5.500l-2.4 2.400M7.9 16.100l-2.4 2.4" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  flag: '<path d="M6 21.500V3.5" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M6 4.500h12.500l-3 4 3 4H6z" fill="currentColor"/>',
  bulb: '<path d="M8.5 15.500c-4-3-3-11.5 3.5-11.500s7.5 8.5 3.5 11.500v2h-7z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><path d="M9.5 20.500h5" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  shield:
    '<path d="M12 3l8 3v6c0 5-4 8-8 9.500C8 20 4 17 4 12V6z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/><path d="M8.5 12l2.5 2.5 4.5-5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  feather:
    '<path d="M4 20L16 8M20 3.500c-7 0-12 4-13 10.500l.500 2.5 2.5.500C16.5 16 20.5 11 20 3.500z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>',
  outlaw:
    '<path d="M3.5 9.500c3-1.2 3.5-5 5-5.500s2 .800 3.5.800S14 3.5 15.5 4s2 4.3 5 5.500c-4 1.8-13 1.8-17 0z" fill="currentColor"/><path d="M6 12.500h12l-2 6.5-4 2.500L8 19z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><path d="M7 15.500h10" stroke="currentColor" stroke-width="1.5"/>',
  ranch:
    '<path d="M3 11L12 4.5 21 11v9.500H3z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><path d="M8.5 20.500v-6h7v6M8.5 14.500l7 6M15.5 14.500l-7 6" fill="none" stroke="currentColor" stroke-width="1.5"/>',
  globe:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M3 12h18M12 3c-5.5 5-5.5 13 0 18M12 3c5.5 5 5.5 13 0 18" fill="none" stroke="currentColor" stroke-width="1.6"/>',
  clock:
    '<circle cx="12" cy="12.5" r="8.5" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="M12 7.500v5l3.5 2.500M9.5 2.500h5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  bottle:
    '<path d="M10 3h4v4l2.5 3.500V21h-9V10.500L10 7z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><path d="M8 13.500h8M12 15v4M10 17h4" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>',
  cup: '<path d="M5 4h14l-2.2 15.500a2 2 0 0 1-2 1.500H9.200a2 2 0 0 1-2-1.500z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/><path d="M5.7 8.500h12.6" stroke="currentColor" stroke-width="1.6"/>',
  palm: '<path d="M7.500 21.500v-7L4.200 10.600c-1-1.500.8-2.900 2-1.500l1.800 2.200V5.200c0-1.800 2.400-1.800 2.500 0V10 3.600c0-1.800 2.500-1.800 2.500 0V10 4.600c0-1.800 2.500-1.800 2.500 0v6.200-3.600c0-1.800 2.400-1.800 2.500 0v8.300l-1.500 6z" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>',
} as const;

export type IconName = keyof typeof ICONS;
