import { readStored, writeStored } from '#api/storage/browser-storage.ts';
import { buildName } from './build-name.ts';

const told = ' told';

/** Says once that the page was loaded anew for a missing part (`missing-chunk.ts`), if that brought another build. */
export function onForcedReload(say: () => void): void {
  const tried = readStored('missing-chunk');
  if (tried === undefined || tried.endsWith(told) || tried.split(' ').at(-1) === buildName()) return;
  writeStored('missing-chunk', tried + told, 'for-session');
  say();
}
