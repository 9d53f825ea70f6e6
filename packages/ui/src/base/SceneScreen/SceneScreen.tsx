import type { ReactNode } from 'react';
import { Screen, type ScreenProps } from '../Screen/Screen.tsx';
import classes from './SceneScreen.module.css';

export interface SceneScreenProps extends ScreenProps {
  /** Words on the picture in wide windows. */
  words: ReactNode;
}

/** A form beside the night market, which fills the left half of wide windows and a band of tall phones. */
export const SceneScreen = ({ words, ...screen }: SceneScreenProps) => (
  <div className={classes.halves}>
    <aside className={classes.aside}>
      <div className={classes.words}>{words}</div>
    </aside>
    <Screen maw="30rem" {...screen} />
  </div>
);
