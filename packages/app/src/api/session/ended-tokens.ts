/**
 * The tokens that were signed out on this phone (decisions 89). A browser copies a tab's storage into every tab that it
 * opens, and no message reaches the copy while a game is shown there: it finds its token here when it comes back.
 */
import { readStored, store } from '#api/storage/browser-storage.ts';

/** So many sign-outs are remembered. */
const most = 50;

/** 32 bits of a token (FNV-1a): they tell it from others and give nothing of it away. */
function markOf(token: string): string {
  let mark = 0x811c9dc5;
  for (const character of token) mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36);
}

const marks = (): readonly string[] => readStored('tokens-ended')?.split(' ') ?? [];

const without = (mark: string) => marks().filter((one) => one !== mark);

export const isEnded = (token: string): boolean => marks().includes(markOf(token));

export function noteEnded(token: string): void {
  const mark = markOf(token);
  store('tokens-ended', [...without(mark), mark].slice(-most).join(' '));
}

/** A backend may give the same token again. */
export function forgetEnded(token: string): void {
  if (isEnded(token)) store('tokens-ended', without(markOf(token)).join(' '));
}
