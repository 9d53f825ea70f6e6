import { createContext } from 'react';

/** Opens support with a first message. The app sets it; without it there is no way to support. */
export const SupportContext = createContext<((message: string) => void) | undefined>(undefined);
