import { Portal } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './Lanterns.module.css';

const count = 40;

/** Number from 0 to 1, evenly spread and without order. */
const spread = (at: number, ratio: number) => (at * ratio) % 1;

/** Start, size and way of a lantern. */
const styles = Array.from({ length: count }, (_, at) => ({
  left: `${spread(at, 0.618) * 100}%`,
  animationDelay: `${spread(at, 0.414) * 400}ms`,
  '--size': 0.6 + spread(at, 0.732),
  '--drift': `${spread(at, 0.236) * 6 - 3}rem`,
})) satisfies readonly (CSSProperties & Record<`--${string}`, string | number>)[];

/** Paper lanterns that rise over the page for 1.2 s. They only decorate; reduced motion hides them. */
export const Lanterns = () => (
  <Portal>
    <div className={classes.sky} aria-hidden>
      {styles.map((style) => (
        <span key={style.left} className={classes.lantern} style={style} />
      ))}
    </div>
  </Portal>
);
