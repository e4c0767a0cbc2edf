/** Questions that are answered by touching a card of the row. */
export const ON_ROW = ['pick', 'burn'];

/** Questions about the cards for sale: they are shown in full even where there is little room. */
export const ABOUT_ROW = [...ON_ROW, 'bid', 'bid2', 'penny'];
