import { SpinResult } from '@wallet/contract/spin';
import { useSyncExternalStore } from 'react';
import { readResponse } from '#api/read-response.ts';
import { createListeners } from '#api/storage/listeners.ts';
import { removeStored, readStored, writeStored } from '#api/storage/browser-storage.ts';

const key = 'spin-won';
const listeners = createListeners();
/** What was read last, so that the same text is the same result. */
let read: { readonly text: string | undefined; readonly result: SpinResult | undefined } = {
  text: undefined,
  result: undefined,
};

/** What a spin has brought and the player has not seen to its end: kept over a reload, and when the page is left. */
function current(): SpinResult | undefined {
  const text = readStored(key);
  if (text !== read.text) read = { text, result: parsed(text) };
  return read.result;
}

function parsed(text: string | undefined): SpinResult | undefined {
  try {
    const read = readResponse<SpinResult>(SpinResult, JSON.parse(text ?? ''));
    return read.isReadable ? read.value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a result until the player has seen it. */
export function storeUnseenPrize(result: SpinResult): void {
  // Two spins may bring the same; each is told of.
  read = { text: JSON.stringify(result), result };
  writeStored(key, JSON.stringify(result), 'for-session');
  listeners.notify();
}

/** The player has seen it. */
export function clearUnseenPrize(): void {
  removeStored(key);
  listeners.notify();
}

export const useUnseenPrize = (): SpinResult | undefined =>
  useSyncExternalStore(listeners.subscribe, current);
