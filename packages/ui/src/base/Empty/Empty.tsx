import type { ReactNode } from 'react';
import { EmptyTrayIcon } from '../Icon/ActionIcon.tsx';
import classes from './Empty.module.css';

export interface EmptyProps {
  /** What there is none of: “No transactions yet”. */
  title: string;
  /** What would put something here. */
  text?: ReactNode;
  /** A button or a link to that. */
  action?: ReactNode;
}

/** The place of a list that has nothing in it. */
export function Empty({ title, text, action }: EmptyProps) {
  return (
    <div className={classes.empty}>
      <span className={classes.icon}>
        <EmptyTrayIcon size={36} />
      </span>
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}
