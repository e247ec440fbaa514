// A circuit as one line, small: in lists, while a board loads, as a map in a corner.

/** A closed, smooth line near the points: corners of the list become curves between the middles of its sides. */
export function outlinePath(points: readonly number[]): string {
  const count = Math.floor(points.length / 2);
  if (count < 3) return '';
  const x = (i: number) => points[(i % count) * 2]!;
  const y = (i: number) => points[(i % count) * 2 + 1]!;
  const middle = (i: number) => `${tenth((x(i) + x(i + 1)) / 2)} ${tenth((y(i) + y(i + 1)) / 2)}`;
  let data = `M${middle(0)}`;
  for (let i = 1; i <= count; i += 1) data += `Q${tenth(x(i))} ${tenth(y(i))} ${middle(i)}`;
  return `${data}Z`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
