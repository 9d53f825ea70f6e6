/**
 * A part of the app that is not on the server any more: another build has taken the place of the one this page runs. To
 * load the page anew helps, once. Decided here, because the router would do so by itself, also while money is under way.
 */
import { outlivesPage, readStored, writeStored } from '#api/storage/browser-storage.ts';
import { buildName } from './build-name.ts';

const missing = 'MissingChunk';
let isLeaving = false;

/** Gives the error of a part that could not be fetched a name of ours, and so takes it from the router. */
export function markMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = missing;
    payload.message = `A part of the app could not be fetched. ${payload.message}`;
  });
}

/** Whether an error is that of a part that could not be fetched. */
export const isMissingChunk = (error: unknown): boolean => error instanceof Error && error.name === missing;

/**
 * Loads the page anew if that may help: a part is missing, there is a connection, and it was not tried for this build in
 * this session. Answers whether the page is being left.
 */
export function reloadForMissing(error: unknown): boolean {
  const tried = readStored('missing-chunk')?.split(' ') ?? [];
  const mayHelp = isMissingChunk(error) && navigator.onLine;
  if (isLeaving || !mayHelp || tried.includes(buildName())) return isLeaving;
  writeStored('missing-chunk', [...tried, buildName()].join(' '), 'for-session');
  // Where nothing can be kept, nothing would stop the next one.
  isLeaving = outlivesPage('missing-chunk');
  if (isLeaving) window.location.reload();
  return isLeaving;
}
