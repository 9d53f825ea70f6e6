import { createContext } from 'react';

/** Returns the request number of a transaction by its reference, where the device sent it. The app sets it. */
export const RequestNumberContext = createContext<(reference: string) => string | undefined>(() => undefined);
