// The cars as shapes: trusted in this order, shape, number, colour. Drawn in a box of 44 by 24, nose to the right.
export interface CarShape {
  colour: string;
  body: string;
  /** What lies over the body: a wing with its own edge. */
  over?: string;
  /** Half the width of the body behind the roundel, where a band goes round it. */
  waist: number;
}

export const carInk = 'var(--car-ink)';
export const carTyreEdge = 'var(--tyre)';

export const carShapes: readonly CarShape[] = [
  {
    colour: 'var(--car-1)',
    body: 'M.8 12C4.6 7.8 12 6.2 20 6.2 30 6.2 38.6 8.4 43.2 12 38.6 15.6 30 17.8 20 17.8 12 17.8 4.6 16.2.8 12Z',
    waist: 5,
  },
  {
    colour: 'var(--car-2)',
    body: 'M6 7.8 7.2 6.8H22L39.8 9.7 41.2 4.7H43.3V19.3H41.2L39.8 14.3 22 17.2H7.2L6 16.2Z',
    over: 'M1 2.8H5.6V21.2H1Z',
    waist: 5.2,
  },
  {
    colour: 'var(--car-3)',
    body: 'M.8 9.2 3 6.2H18L35 7.6 38 2.8C41.8 5.4 43.3 8.6 43.3 12S41.8 18.6 38 21.2L35 16.4 18 17.8H3L.8 14.8Z',
    waist: 5.8,
  },
  {
    colour: 'var(--car-4)',
    body: 'M.8 9.3 8 7.8 11.6 4.4H26.4L32.6 8.9 43.3 12 32.6 15.1 26.4 19.6H11.6L8 16.2.8 14.7Z',
    waist: 7.6,
  },
  {
    colour: 'var(--car-5)',
    body: 'M.8 2.8C4 4.7 8 5.4 13 5.8L40 8.2C42.4 8.6 43.3 10 43.3 12S42.4 15.4 40 15.8L13 18.2C8 18.6 4 19.3.8 21.2L3.9 12Z',
    waist: 6.2,
  },
  {
    colour: 'var(--car-6)',
    body: 'M4.2 5H15.5L35.5 9.4H41.2C42.7 9.8 43.3 10.8 43.3 12S42.7 14.2 41.2 14.6H35.5L15.5 19H4.2C1.8 18.6.8 15.6.8 12S1.8 5.4 4.2 5Z',
    over: 'M35.2 2.8H39.4V21.2H35.2Z',
    waist: 6.9,
  },
];

/** The same under every body: axles, then four wheels with their edge. */
export const axles = 'M9.5 4V20M33.2 4V20';
export const wheels =
  'M7.1 1.4h4.8q1 0 1 1v2q0 1-1 1H7.1q-1 0-1-1v-2q0-1 1-1ZM7.1 18.6h4.8q1 0 1 1v2q0 1-1 1H7.1q-1 0-1-1v-2q0-1 1-1Z' +
  'M31.4 2.2h3.6q1 0 1 1v1.6q0 1-1 1h-3.6q-1 0-1-1v-1.6q0-1 1-1ZM31.4 18.2h3.6q1 0 1 1v1.6q0 1-1 1h-3.6q-1 0-1-1v-1.6q0-1 1-1Z';

export function shapeOf(shape: number): CarShape {
  return carShapes[shape % carShapes.length]!;
}

/** From the seventh car on bands tell those of one shape apart: one band, then two. */
export function bandsOf(shape: number): string {
  const { waist } = shapeOf(shape);
  const count = Math.floor(shape / carShapes.length);
  let data = '';
  for (let band = 0; band < count; band += 1) {
    const x = 12.6 - band * 4.4;
    data += `M${x} ${12 - waist}V${12 + waist}`;
  }
  return data;
}

/** Of the number in its roundel. */
export function numberSize(number: string): number {
  return number.length > 2 ? 6.4 : number.length > 1 ? 8.4 : 10.6;
}
