import { readStored, writeStored } from '#api/storage/browser-storage.ts';
import { buildName } from './build-name.ts';

const suffix = ' notified';

/** Calls back once after a reload for a missing chunk (`missing-chunk.ts`) that loaded another build. */
export function onForcedReload(notify: () => void): void {
  const tried = readStored('missing-chunk');
  if (tried === undefined || tried.endsWith(suffix) || tried.split(' ').at(-1) === buildName()) return;
  writeStored('missing-chunk', tried + suffix, 'for-session');
  notify();
}
