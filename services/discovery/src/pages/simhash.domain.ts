/** Texts whose simhashes differ in at most this many of 64 bits are near duplicates. */
export const NEAR = 3;

const BITS = 64;
/** Words that are hashed together: one changed word changes this many. */
const SHINGLE = 2;

/** 64 bits as 16 hex digits: the more words two texts share, the fewer bits differ. */
export function simhash(text: string): string {
  const set = new Int32Array(BITS);
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const shingles = words.length === 0 ? 0 : Math.max(words.length - SHINGLE, 0) + 1;
  for (let n = 0; n < shingles; n++) {
    const shingle = words.slice(n, n + SHINGLE).join(' ');
    count(set, 0, hash(shingle, 0x9747b28c));
    count(set, 32, hash(shingle, 0x1b873593));
  }
  return half(set, 0, shingles) + half(set, 32, shingles);
}

/** In how many bits two simhashes differ. */
export const distance = (one: string, other: string): number =>
  bitsOf(part(one, 0) ^ part(other, 0)) + bitsOf(part(one, 8) ^ part(other, 8));

/** Counts in how many hashes each bit is set. */
function count(set: Int32Array, from: number, bits: number): void {
  for (let bit = 0; bit < 32; bit++) set[from + bit] = (set[from + bit] ?? 0) + ((bits >>> bit) & 1);
}

/** The bits that are set in more than half of the hashes. */
function half(set: Int32Array, from: number, hashes: number): string {
  let bits = 0;
  for (let bit = 0; bit < 32; bit++) if ((set[from + bit] ?? 0) * 2 > hashes) bits |= 1 << bit;
  return (bits >>> 0).toString(16).padStart(8, '0');
}

const part = (simhash: string, from: number): number => Number.parseInt(simhash.slice(from, from + 8), 16);

function bitsOf(number: number): number {
  let count = 0;
  for (let left = number >>> 0; left !== 0; left = (left & (left - 1)) >>> 0) count++;
  return count;
}

/** FNV-1a with the mixing of MurmurHash3 at the end, without which close words have close hashes. */
function hash(text: string, seed: number): number {
  let mixed = seed;
  for (let n = 0; n < text.length; n++) mixed = Math.imul(mixed ^ text.charCodeAt(n), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
