/** The colours of the drawings, named after what they are in the town. Light falls from the upper left. */
export const PAINT = {
  ink: '#2a1810',
  umber: '#46291a',
  cream: '#fff5df',
  rust: '#b5482a',
  gold: '#f3b63f',
  brass: '#c78a26',
  bone: '#fbf1dc',
} as const;

/** Shade: never black, always this plum with some of it left out. */
export const SHADE = '#1c0a14';
