// Small sounds, made on the spot: a die, a seal, an engine going by, the flag. Off unless one asks for them.
import { sound } from './settings';

let context: AudioContext | null = null;

interface Note {
  shape: OscillatorType;
  from: number;
  to: number;
  seconds: number;
  loudness: number;
  after?: number;
}

const notes = {
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

export function play(name: SoundName) {
  if (sound.value === 'off' || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const note of notes[name]) strike(context, note);
}

function strike(on: AudioContext, note: Note) {
  const begin = on.currentTime + (note.after ?? 0);
  const end = begin + note.seconds;
  const voice = on.createOscillator();
  const loudness = on.createGain();
  voice.type = note.shape;
  voice.frequency.setValueAtTime(note.from, begin);
  voice.frequency.exponentialRampToValueAtTime(note.to, end);
  loudness.gain.setValueAtTime(note.loudness, begin);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  voice.connect(loudness).connect(on.destination);
  voice.start(begin);
  voice.stop(end);
}
