import { createContext, type ReactNode } from 'react';

/** The app's notices, for the banner of the present layout. */
export const NoticesContext = createContext<ReactNode>(undefined);
