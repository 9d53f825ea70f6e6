import { isFlagStored, writeStored } from '#api/storage/browser-storage.ts';

/** Whether the agreement was confirmed since sign-in. */
export const isAgreed = (): boolean => isFlagStored('remember-agreement');

export const agree = (): void => writeStored('remember-agreement', 'true');
