import { expect, it } from 'vitest';
import { raceWanted, withDrivers, withSeats, type Plan } from './plan';

const plan: Plan = {
  rules: 'speed-circuit',
  circuit: 'monza',
  laps: 2,
  name: 'Valli',
  title: 'Thursday',
  others: ['open', 'rookie', 'rookie'],
  pace: 86400,
  missed: 'bot',
  isPublic: false,
  options: { min_speed: '20' },
};

it('asks the server for my seat first, then the others; no bot has my name', () => {
  expect(raceWanted(plan)).toEqual({
    rules: 'speed-circuit',
    circuit: 'monza',
    laps: 2,
    options: { min_speed: '20' },
    title: 'Thursday',
    is_public: false,
    seats: [
      { kind: 'human', name: 'Valli' },
      { kind: 'open' },
      { kind: 'bot', driver: 'rookie', name: 'Brandt' },
      { kind: 'bot', driver: 'rookie', name: 'Holloway' },
    ],
    pace: { seconds: 86400, warning: 3600, missed: 'bot', is_reaction: false },
  });
});

it('keeps the seats there are when their number changes', () => {
  expect(withSeats(plan, 4).others).toEqual(['open', 'rookie', 'rookie', 'open']);
  expect(withSeats(plan, 1).others).toEqual(['open']);
});

it('has bots driven by those whom the game has', () => {
  const mixed = { ...plan, others: ['open', 'club', 'random'] };
  expect(withDrivers(mixed, ['rookie', 'random']).others).toEqual(['open', 'rookie', 'random']);
  expect(withDrivers(mixed, ['rookie', 'club', 'random'])).toEqual(mixed);
});
