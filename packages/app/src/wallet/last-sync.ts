import { readStored, writeStored } from '#api/storage/browser-storage.ts';

/** When the balance was last read, ISO 8601; undefined before the first time. */
export const lastSync = (): string | undefined => readStored('last_sync');

export const markSynced = (epoch: number): void => writeStored('last_sync', new Date(epoch).toISOString());
