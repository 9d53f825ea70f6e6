import { readStored, writeStored } from '#api/storage/browser-storage.ts';

/** Returns when the balance was last read (ISO 8601), also on an earlier visit, or undefined. */
export const lastSyncOf = (dataUpdatedAt: number): string | undefined =>
  dataUpdatedAt > 0 ? new Date(dataUpdatedAt).toISOString() : readStored('last_sync');

export const markSynced = (epoch: number): void => writeStored('last_sync', new Date(epoch).toISOString());
