/** Questions that are answered by touching a card of the row. */
export const ON_ROW = ['pick', 'burn'];
