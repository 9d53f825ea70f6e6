import type { ReactNode } from 'react';
import classes from './Heard.module.css';

export interface HeardProps {
  children: ReactNode;
}

/** Words for those who hear the page, where a sign says the same to those who see it. */
export const Heard = ({ children }: HeardProps) => <span className={classes.heard}>{children}</span>;
