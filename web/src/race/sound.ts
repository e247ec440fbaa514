// Small sounds, made on the spot: a die, a seal, an engine going by, the flag. Off unless one asks for them; short, quiet, never again by
// themselves, and never on top of one another.
import { sound } from './settings';

let context: AudioContext | null = null;

export interface Note {
  shape: OscillatorType;
  from: number;
  to: number;
  seconds: number;
  loudness: number;
  after?: number;
}

export const notes = {
  die: [
    { shape: 'triangle', from: 900, to: 500, seconds: 0.04, loudness: 0.12 },
    { shape: 'triangle', from: 760, to: 420, seconds: 0.04, loudness: 0.1, after: 0.12 },
    { shape: 'triangle', from: 640, to: 360, seconds: 0.05, loudness: 0.08, after: 0.26 },
  ],
  seal: [{ shape: 'sine', from: 320, to: 180, seconds: 0.09, loudness: 0.15 }],
  engine: [{ shape: 'sawtooth', from: 85, to: 150, seconds: 0.5, loudness: 0.035 }],
  flag: [
    { shape: 'sine', from: 523, to: 523, seconds: 0.16, loudness: 0.1 },
    { shape: 'sine', from: 784, to: 784, seconds: 0.32, loudness: 0.1, after: 0.18 },
  ],
} as const satisfies Record<string, readonly Note[]>;

export type SoundName = keyof typeof notes;

/** From the first note to the end of the last. */
export function secondsOf(name: SoundName): number {
  return Math.max(...notes[name].map((note: Note) => (note.after ?? 0) + note.seconds));
}

let silentFrom = 0;

export function play(name: SoundName) {
  if (sound.value === 'off' || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser lets a page sound only once somebody has touched it.
  if (context.state === 'suspended') void context.resume();
  if (context.currentTime < silentFrom) return;
  silentFrom = context.currentTime + secondsOf(name);
  for (const note of notes[name]) strike(context, note);
}

/** A beginning without a click, and nothing shrill. */
const attackSeconds = 0.008;
const highestHertz = 1200;

function strike(on: AudioContext, note: Note) {
  const begin = on.currentTime + (note.after ?? 0);
  const end = begin + note.seconds;
  const voice = on.createOscillator();
  const softened = on.createBiquadFilter();
  const loudness = on.createGain();
  voice.type = note.shape;
  voice.frequency.setValueAtTime(note.from, begin);
  voice.frequency.exponentialRampToValueAtTime(note.to, end);
  softened.type = 'lowpass';
  softened.frequency.value = highestHertz;
  loudness.gain.setValueAtTime(0.0001, begin);
  loudness.gain.exponentialRampToValueAtTime(note.loudness, begin + attackSeconds);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  voice.connect(softened).connect(loudness).connect(on.destination);
  voice.start(begin);
  voice.stop(end);
}
