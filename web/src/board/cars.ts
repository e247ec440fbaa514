// The cars as shapes: trusted in this order, shape, number, colour. Drawn in a box of 44 by 24, nose to the right.
export interface CarShape {
  colour: string;
  body: string;
  wheels: string;
}

const wheels = 'M8 1h7v4H8zM8 19h7v4H8zM29 1h6v4h-6zM29 19h6v4h-6z';

export const carShapes: readonly CarShape[] = [
  { colour: '#f2c318', body: 'M3 12C8 5 30 5 41 12 30 19 8 19 3 12Z', wheels },
  { colour: '#f77e3e', body: 'M3 4h4v4h26V5h4v14h-4v-3H7v4H3z', wheels },
  { colour: '#1fbd95', body: 'M4 7h28l6-3v16l-6-3H4z', wheels },
  { colour: '#ee7db2', body: 'M3 9h9l4-4h10l4 4 11 3-11 3-4 4H16l-4-4H3z', wheels },
  { colour: '#f5f0e4', body: 'M2 3l6 5h22l10 2v4l-10 2H8l-6 5 3-9z', wheels },
  { colour: '#5babf5', body: 'M4 7h26l3 3h4V4h3v16h-3v-6h-4l-3 3H4z', wheels },
];
