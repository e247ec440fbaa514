// Dice that anyone can check (docs/fair-dice.md): every die follows from a secret that was committed to, the seats' nonces,
// its number and its label. All values are hexadecimal digits, as in records.
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesOf, fromHex, toHex } from './hex';

export const secretBytes = 32;
export const nonceBytes = 16;
export const saltBytes = 16;
export const hashBytes = 32;
export const sidesMax = 256;

export interface SeatNonce {
  name: string;
  nonce: string;
}

function keyed(key: string, text: string): string {
  return toHex(blake2b(bytesOf(text), { key: fromHex(key), dkLen: hashBytes }));
}

/** Published before the first die. */
export function commitmentTo(secret: string): string {
  const text = bytesOf('chicane secret 1\n');
  const all = new Uint8Array(text.length + secretBytes);
  all.set(text);
  all.set(fromHex(secret), text.length);
  return toHex(blake2b(all, { dkLen: hashBytes }));
}

export function raceKey(secret: string, race: string, seats: readonly SeatNonce[]): string {
  const lines = seats.map((seat) => `${seat.name} ${seat.nonce}\n`).join('');
  return keyed(secret, `chicane race 1\n${race}\n${lines}`);
}

/** Block `block` of a die: 64 bytes from which its side is taken. */
export function dieBlock(key: string, number: number, label: string, block: number): Uint8Array {
  return blake2b(bytesOf(`chicane die 1\n${number}\n${label}\n${block}\n`), { key: fromHex(key), dkLen: 64 });
}

/** The fewest low bits that tell all sides apart, at least one. */
function maskFor(sides: number): number {
  let mask = 1;
  while (mask + 1 < sides) mask = (mask << 1) | 1;
  return mask;
}

/** Which of its sides a die shows, from 0. Nothing is divided, so no side is likelier than another. */
export function sideOf(key: string, number: number, label: string, sides: number): number {
  if (sides < 1 || sides > sidesMax) throw new RangeError(`a die of ${sides} sides`);
  const mask = maskFor(sides);
  for (let block = 0; ; ++block) {
    for (const byte of dieBlock(key, number, label, block)) {
      if ((byte & mask) < sides) return byte & mask;
    }
  }
}

/** A hidden decision before it is shown. The salt keeps others from trying out the few there are. */
export function sealOf(salt: string, race: string, name: string, number: number, decision: string): string {
  return keyed(salt, `chicane seal 1\n${race}\n${name}\n${number}\n${decision}\n`);
}

export interface DieKind {
  sides: number;
  /** What each side shows. */
  faces: readonly number[];
  isSecret: boolean;
}

const specialFaces = [1, 2, 2, 2, 3, 3];

/** The die of a label: its last word. Null if that is no die. */
export function dieOf(label: string): DieKind | null {
  const found = /^(special-|secret-)?d([1-9][0-9]{0,2})$/.exec(label.slice(label.lastIndexOf(' ') + 1));
  const sides = Number(found?.[2]);
  if (!found || sides > sidesMax) return null;
  if (found[1] !== 'special-')
    return { sides, faces: Array.from({ length: sides }, (_, i) => i + 1), isSecret: found[1] === 'secret-' };
  return sides === specialFaces.length ? { sides, faces: specialFaces, isSecret: false } : null;
}
