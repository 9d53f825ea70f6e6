/**
 * A chunk that the server no longer has because a new build replaced it. One reload of the page helps. The router would
 * reload even while money is pending, so this module decides.
 */
import { outlivesPage, readStored, writeStored } from '#api/storage/browser-storage.ts';
import { buildName } from './build-name.ts';

const missing = 'MissingChunk';
let isLeaving = false;

/** Renames the error of a failed import, so that the router does not handle it. */
export function markMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = missing;
    payload.message = `A part of the app could not be fetched. ${payload.message}`;
  });
}

export const isMissingChunk = (error: unknown): boolean => error instanceof Error && error.name === missing;

/**
 * Reloads the page for a missing chunk: only online, and once per build and session. Returns whether the page reloads.
 */
export function reloadForMissing(error: unknown): boolean {
  const tried = readStored('missing-chunk')?.split(' ') ?? [];
  const mayHelp = isMissingChunk(error) && navigator.onLine;
  if (isLeaving || !mayHelp || tried.includes(buildName())) return isLeaving;
  writeStored('missing-chunk', [...tried, buildName()].join(' '), 'for-session');
  // Without storage, the page would reload forever.
  isLeaving = outlivesPage('missing-chunk');
  if (isLeaving) window.location.reload();
  return isLeaving;
}
