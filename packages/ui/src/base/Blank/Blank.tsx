import type { CSSProperties } from 'react';
import classes from './Blank.module.css';

export interface BlankProps {
  /** As CSS; the whole width unless told. */
  width?: string;
  /** As CSS; a line of text unless told. */
  height?: string;
  /** A circle of that height. */
  isRound?: boolean;
}

/** Where something will stand once it is loaded: its size, nothing of its content. */
export function Blank({ width = '100%', height = '1em', isRound = false }: BlankProps) {
  return (
    <span
      className={classes.blank}
      data-round={isRound}
      aria-hidden
      style={{ '--blank-width': isRound ? height : width, '--blank-height': height } as CSSProperties}
    />
  );
}
