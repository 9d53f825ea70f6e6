/**
 * Tokens signed out on this phone (decisions 89). A browser copies a tab's storage into the tabs that it opens. While a
 * game is shown there, no message reaches that copy. On its return, the tab finds its token here.
 */
import { readStored, writeStored } from '#api/storage/browser-storage.ts';

/** Maximum number of tokens. */
const most = 50;

/** Returns a 32-bit hash of a token or an id (FNV-1a), which does not reveal it. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

const hashes = (): readonly string[] => readStored('tokens-ended')?.split(' ') ?? [];

const hashesWithout = (hash: string) => hashes().filter((one) => one !== hash);

export const isEnded = (token: string): boolean => hashes().includes(hashOf(token));

export function markEnded(token: string): void {
  const hash = hashOf(token);
  writeStored('tokens-ended', [...hashesWithout(hash), hash].slice(-most).join(' '));
}

/** A backend may issue the same token again. */
export function unmarkEnded(token: string): void {
  if (isEnded(token)) writeStored('tokens-ended', hashesWithout(hashOf(token)).join(' '));
}
