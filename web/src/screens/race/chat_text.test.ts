import { expect, it } from 'vitest';
import { piecesOf } from './ChatText';

const here = 'https://chicane.example';

it('follows invitations of this site and nothing else', () => {
  const linked = (text: string) => piecesOf(text, here).flatMap(({ to }) => (to ? [to] : []));
  expect(linked(`Once more? ${here}/join/abc-1?invite=k3y`)).toEqual(['/join/abc-1?invite=k3y']);
  expect(linked('https://elsewhere.example/join/abc')).toEqual([]);
  expect(linked(`${here}.evil.example/join/abc`)).toEqual([]);
  expect(linked(`${here}/join/abc?invite=k"><script>`)).toEqual([]);
  expect(linked(`${here}/account`)).toEqual([]);
});
