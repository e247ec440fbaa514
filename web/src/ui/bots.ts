// What bots are called, as the program calls them.
const names = [
  'Valli',
  'Brandt',
  'Holloway',
  'Okada',
  'Lindel',
  'Marchetti',
  'Duval',
  'Keller',
  'Novak',
  'Sorensen',
  'Ferreira',
  'Walsh',
];

/** So many names that nobody at the table has. */
export function botNames(count: number, taken: readonly string[]): string[] {
  const free = names.filter((name) => !taken.includes(name));
  return Array.from({ length: count }, (_, i) => free[i] ?? `Bot-${i + 1}`);
}
