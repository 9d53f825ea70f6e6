import { readStored, writeStored } from '#api/storage/browser-storage.ts';

/** Whether the agreement was confirmed since sign-in. */
export const isAgreed = (): boolean => readStored('remember-agreement') === 'true';

export const agree = (): void => writeStored('remember-agreement', 'true');
