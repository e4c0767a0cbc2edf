/** The small signs of tools and buttons: one pen in the colour of the text, 24 × 24. */
export const GLYPHS = {
  home: 'M3 11 12 3l9 8M5.5 9.5V20h13V9.5M10 20v-6h4v6',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.3 9.5a2.8 2.8 0 1 1 4 2.6c-.9.4-1.3 1-1.3 2M12 17v.1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sound: 'M4 10v4h3l5 4V6L7 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V16h7v-2.1A6 6 0 0 0 12 3z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  check: 'M4.5 12.5 10 18 19.5 6.5',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  next: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6 6 18',
  hour: 'M7 3h10M7 21h10M8 3c0 5 8 5 8 9s-8 4-8 9M16 3c0 5-8 5-8 9s8 4 8 9',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  cards: 'M8 4h11v14H8zM5 7v14h11',
  bars: 'M5 20V11M12 20V4M19 20v-6',
  news: 'M4 5h13v15H6a2 2 0 0 1-2-2zM17 9h3v9a2 2 0 0 1-3 2M7 9h7M7 13h7M7 16h4',
} as const;

export type GlyphName = keyof typeof GLYPHS;
