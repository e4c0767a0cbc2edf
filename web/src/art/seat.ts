/** The seats: a colour of Okabe and Ito, a lighter and a darker tone of it, and a shape that says the same without colour. */
export const SEATS = [
  { who: 'tenderfoot', ink: '#0072b2', lite: '#5fb0e0', dark: '#00466f', shape: 'circle' },
  { who: 'rancher', ink: '#d55e00', lite: '#ff9a4d', dark: '#8a3c00', shape: 'square' },
  { who: 'singer', ink: '#009e73', lite: '#5cd0ae', dark: '#005f45', shape: 'triangle' },
  { who: 'outlaw', ink: '#cc79a7', lite: '#eab4d0', dark: '#8d3f6a', shape: 'diamond' },
  { who: 'prospector', ink: '#e69f00', lite: '#ffcf66', dark: '#8f6200', shape: 'star' },
  { who: 'gambler', ink: '#56b4e9', lite: '#a5d9f7', dark: '#1d6d9c', shape: 'hexagon' },
] as const;

export type Seat = (typeof SEATS)[number];
export type Shape = Seat['shape'];

/** The seat of this number; there are six. */
export const seatOf = (seat: number): Seat => SEATS[seat % SEATS.length] ?? SEATS[0];
