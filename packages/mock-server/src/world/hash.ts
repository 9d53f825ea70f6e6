/** Small integer hashes, for random draws and for comparing states. Not for secrets. */

/** The finalizer of MurmurHash3: every input bit affects every output bit. */
export function scramble(word: number): number {
  let bits = word >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Returns a 32-bit hash of a text; each seed gives an independent hash. */
export function hashText(text: string, seed: number): number {
  let hash = scramble(seed ^ 0x9e3779b9);
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    hash = (hash << 13) | (hash >>> 19);
  }
  return scramble(hash ^ text.length);
}

/** Returns 32 bits as 8 hex digits. */
export const hex32 = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** Returns a 64-bit hash of a text as 16 hex digits. */
export const fingerprint = (text: string): string => hex32(hashText(text, 1)) + hex32(hashText(text, 2));
