import { createContext } from 'react';

/** Opens support with a first message, and a picture that the player may attach. */
export type OpenSupport = (message: string, draw?: () => Promise<File>) => void;

/** The app sets it; without it there is no way to support. */
export const SupportContext = createContext<OpenSupport | undefined>(undefined);
