import { beforeEach, expect, test, vi } from 'vitest';
import { sound } from './settings';
import { notes, play, secondsOf, type Note, type SoundName } from './sound';

const names = Object.keys(notes) as SoundName[];

/** An instrument that counts the notes it is given. */
class Silence {
  static struck = 0;
  static now = 0;
  state = 'running';
  destination = {};
  get currentTime() {
    return Silence.now;
  }
  private part = (): unknown => {
    const set = () => undefined;
    const param = { value: 0, setValueAtTime: set, exponentialRampToValueAtTime: set };
    const node = { frequency: param, gain: param, connect: (next: unknown) => next, start: set, stop: set };
    return node;
  };
  createOscillator = () => {
    Silence.struck += 1;
    return this.part();
  };
  createGain = this.part;
  createBiquadFilter = this.part;
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Silence);
  Silence.struck = 0;
  Silence.now += 10;
  sound.value = 'off';
});

test('nothing sounds unless it was asked for', () => {
  expect(localStorage.getItem('sound')).toBeNull();
  for (const name of names) play(name);
  expect(Silence.struck).toBe(0);
});

test('what was asked for sounds, and never two at a time', () => {
  sound.value = 'on';
  play('die');
  expect(Silence.struck).toBe(notes.die.length);
  play('engine');
  expect(Silence.struck).toBe(notes.die.length);
  Silence.now += secondsOf('die');
  play('engine');
  expect(Silence.struck).toBe(notes.die.length + notes.engine.length);
});

test.each(names)('%s is short and quiet', (name) => {
  expect(secondsOf(name)).toBeLessThanOrEqual(0.5);
  for (const note of notes[name] as readonly Note[]) expect(note.loudness).toBeLessThanOrEqual(0.15);
});
