import { memo, type RefObject } from 'react';
import { gold, light, shade } from '../PrizeSign.tsx';
import { bulbPath, bulbs, centre, radius, side } from './draw-sector.ts';
import classes from './Rim.module.css';

const groups = Array.from({ length: bulbs.groups }, (_, group) => group);

const bulb = { fill: 'none', strokeWidth: 7, strokeLinecap: 'round' } as const;

export const Rim = memo(() => (
  <svg className={classes.rim} viewBox={`0 0 ${side} ${side}`} aria-hidden>
    <circle fill={shade} cx={centre} cy={centre} r={centre - 1} />
    <circle fill="var(--mantine-color-gold-2)" cx={centre} cy={centre} r={centre - 3} />
    <circle fill="var(--mantine-color-dark-5)" cx={centre} cy={centre} r={centre - 5} />
    <circle fill={shade} cx={centre} cy={centre} r={radius + 3} />
    {/* Behind sectors that fade. */}
    <circle fill="var(--mantine-color-body)" cx={centre} cy={centre} r={radius + 1} />
    <path {...bulb} stroke="var(--mantine-color-gold-8)" d={groups.map(bulbPath).join('')} />
  </svg>
));
Rim.displayName = 'Rim';

/** The light of the bulbs, in the groups that a turn lights one after the other. */
export const Bulbs = memo(({ ref }: { ref: RefObject<HTMLDivElement | null> }) => (
  <div ref={ref} className={classes.lights}>
    {groups.map((group) => (
      <svg key={group} className={classes.rim} viewBox={`0 0 ${side} ${side}`} aria-hidden>
        <path {...bulb} stroke={gold} strokeWidth={13} opacity={0.25} d={bulbPath(group)} />
        <path {...bulb} stroke={light} d={bulbPath(group)} />
      </svg>
    ))}
  </div>
));
Bulbs.displayName = 'Bulbs';
