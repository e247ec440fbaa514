// The digest of the lines of a record (docs/formats/record.md): FNV-1a over a line with its line end, started from the digest
// before, then the finaliser of SplitMix64. 64 bits as two halves: a big number for each byte would be slow.
import { bytesOf } from './hex';

const basisHigh = 0xcbf29ce4;
const basisLow = 0x84222325;
const primeLow = 0x1b3; // The prime is 2^40 + 0x1b3.
const half = 0x1_0000_0000;
const all = 0xffff_ffff_ffff_ffffn;

function mix(x: bigint): bigint {
  x ^= x >> 30n;
  x = (x * 0xbf58476d1ce4e5b9n) & all;
  x ^= x >> 27n;
  x = (x * 0x94d049bb133111ebn) & all;
  return x ^ (x >> 31n);
}

function digest(bytes: Uint8Array, seed: bigint): bigint {
  let high = (basisHigh ^ Number(seed >> 32n)) >>> 0;
  let low = (basisLow ^ Number(seed & 0xffff_ffffn)) >>> 0;
  for (const byte of bytes) {
    low = (low ^ byte) >>> 0;
    const product = low * primeLow;
    high = (high * primeLow + Math.floor(product / half) + ((low << 8) >>> 0)) >>> 0;
    low = product >>> 0;
  }
  return mix((BigInt(high) << 32n) | BigInt(low));
}

/** Chains one line, without its line end, to the digest of those before; 0 for the first. */
export function chain(line: string, before: bigint): bigint {
  return digest(bytesOf(line + '\n'), before);
}

/** Sixteen digits, as records have it. */
export function digestText(digest: bigint): string {
  return digest.toString(16).padStart(16, '0');
}
