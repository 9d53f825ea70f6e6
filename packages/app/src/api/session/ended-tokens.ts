/**
 * The tokens that were signed out on this phone (decisions 89). A browser copies a tab's storage into every tab that it
 * opens, and no message reaches the copy while a game is shown there: it finds its token here when it comes back.
 */
import { readStored, writeStored } from '#api/storage/browser-storage.ts';

/** So many sign-outs are remembered. */
const most = 50;

/** 32 bits of a token (FNV-1a): they tell it from others and give nothing of it away. */
function hashOf(token: string): string {
  let mark = 0x811c9dc5;
  for (const character of token) mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36);
}

const marks = (): readonly string[] => readStored('tokens-ended')?.split(' ') ?? [];

const without = (mark: string) => marks().filter((one) => one !== mark);

export const isEnded = (token: string): boolean => marks().includes(hashOf(token));

export function markEnded(token: string): void {
  const mark = hashOf(token);
  writeStored('tokens-ended', [...without(mark), mark].slice(-most).join(' '));
}

/** A backend may give the same token again. */
export function unmarkEnded(token: string): void {
  if (isEnded(token)) writeStored('tokens-ended', without(hashOf(token)).join(' '));
}
