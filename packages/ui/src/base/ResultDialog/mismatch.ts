import { createContext } from 'react';

/** Whether balance and statement contradict each other. The app sets it. */
export const MismatchContext = createContext(false);
