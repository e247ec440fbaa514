import { expect, it } from 'vitest';
import { againOf } from './again';

it('reads the field of the race before from the address', () => {
  const query = new URLSearchParams('again=abc&with=Ben,Cleo_D&bots=rookie,rookie');
  expect(againOf(query)).toEqual({ race: 'abc', people: ['Ben', 'Cleo_D'], bots: ['rookie', 'rookie'] });
  expect(againOf(new URLSearchParams('again=abc'))).toEqual({ race: 'abc', people: [], bots: [] });
  expect(againOf(new URLSearchParams('rules=motorchamp'))).toBeNull();
});
