import { createContext, type ReactNode } from 'react';

/** What the app has to say about itself, for the banner of whichever frame is shown. */
export const NoticesContext = createContext<ReactNode>(undefined);
