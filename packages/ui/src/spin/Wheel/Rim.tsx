import { memo, type RefObject } from 'react';
import { bulbPath, bulbs, centre, radius, side } from './draw-sector.ts';
import classes from './Rim.module.css';

const groups = Array.from({ length: bulbs.groups }, (_, group) => group);

export const Rim = memo(() => (
  <svg className={classes.rim} viewBox={`0 0 ${side} ${side}`} aria-hidden>
    <circle className={classes.edge} cx={centre} cy={centre} r={centre - 1} />
    <circle className={classes.shine} cx={centre} cy={centre} r={centre - 3} />
    <circle className={classes.band} cx={centre} cy={centre} r={centre - 5} />
    <circle className={classes.edge} cx={centre} cy={centre} r={radius + 3} />
    <circle className={classes.ground} cx={centre} cy={centre} r={radius + 1} />
    <path className={classes.unlit} d={groups.map(bulbPath).join('')} />
  </svg>
));
Rim.displayName = 'Rim';

/** The light of the bulbs, in the groups that a turn lights one after the other. */
export const Bulbs = memo(({ ref }: { ref: RefObject<HTMLDivElement | null> }) => (
  <div ref={ref} className={classes.lights}>
    {groups.map((group) => (
      <svg key={group} className={classes.rim} viewBox={`0 0 ${side} ${side}`} aria-hidden>
        <path className={classes.glow} d={bulbPath(group)} />
        <path className={classes.light} d={bulbPath(group)} />
      </svg>
    ))}
  </div>
));
Bulbs.displayName = 'Bulbs';
