import { expect, it } from 'vitest';
import { choice, choose, chooseFrom, chooseGame, firstChoice, usual } from './choice';

it('has a good race chosen for a first visitor', () => {
  expect(firstChoice(null)).toEqual({
    rules: 'speed-circuit',
    circuit: 'monza',
    driver: 'rookie',
    laps: 2,
    bots: 5,
  });
});

it('goes on with the last choice and mends what is wrong in it', () => {
  expect(firstChoice('{"rules":"motorchamp","circuit":"spa-francorchamps","laps":0,"bots":2}')).toEqual({
    rules: 'motorchamp',
    circuit: 'spa-francorchamps',
    driver: 'rookie',
    laps: usual.motorchamp.laps,
    bots: 2,
  });
  expect(firstChoice('{"rules":"tiddlywinks"}').rules).toBe('speed-circuit');
  expect(firstChoice('not JSON').circuit).toBe('monza');
});

it('takes laps and field of another game, and keeps the circuit', () => {
  choose({ circuit: 'monaco', laps: 7, bots: 1 });
  chooseGame('formula-one');
  expect(choice.value).toMatchObject({ rules: 'formula-one', circuit: 'monaco', ...usual['formula-one'] });
  expect(localStorage.getItem('race')).toContain('formula-one');
});

it('takes game and circuit from a link, and nothing that is no game', () => {
  chooseFrom(new URLSearchParams('rules=grand-prix-basic&circuit=imola'));
  expect(choice.value).toMatchObject({ rules: 'grand-prix-basic', circuit: 'imola' });
  chooseFrom(new URLSearchParams('rules=ludo'));
  expect(choice.value).toMatchObject({ rules: 'grand-prix-basic', circuit: 'imola' });
});
