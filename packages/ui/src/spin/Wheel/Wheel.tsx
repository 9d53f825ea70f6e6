import { useMantineTheme } from '@mantine/core';
import { wheel, type Slice } from '@wallet/contract/spin';
import { memo, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { fitLabel } from '../fit-label.ts';
import { colorsOf, type SliceColors } from '../slice-colors.ts';
import { centre, labelEnd, labelRoom, middleOf, radius, sectorPath, side } from './draw-sector.ts';
import { useWheelRotation } from './use-wheel-rotation.ts';
import classes from './Wheel.module.css';

export interface WheelProps {
  /** The operator's name of the wheel. */
  name: string;
  /** At least one. */
  slices: readonly Slice[];
  /** Code of the winning sector; undefined before the first spin. */
  code: string | undefined;
  isTurning: boolean;
  /** Called when a turn has ended. */
  onStop: () => void;
  /** Stop position within the sector, from 0 to 1. Default: random. */
  chance?: () => number;
  /** The hub, which holds the button. */
  children: ReactNode;
}

const size = { '--wheel-size': `min(${wheel.maxSize}px, ${wheel.maxWidthShare * 100}vw)` } as CSSProperties;

/** The wheel: a turning disc, a pointer at the top and a hub (spec 2, /user/spin; decisions 27). */
export function Wheel({ name, slices, code, isTurning, onStop, chance = Math.random, children }: WheelProps) {
  const t = useTranslation('spin');
  // A changed wheel is shown after the current turn.
  const [shown, setShown] = useState(slices);
  if (!isTurning && shown !== slices) setShown(slices);
  const index = shown.findIndex((slice) => slice.code === code);
  const disc = useWheelRotation({ index, count: shown.length, isTurning, onStop, chance });

  return (
    <div className={classes.wheel} style={size}>
      <div className={classes.place}>
        <div ref={disc} className={classes.disc} data-turning={isTurning}>
          <svg
            viewBox={`0 0 ${side} ${side}`}
            role="img"
            aria-label={t('disc', { name, labels: shown.map(({ label }) => label).join(', ') })}
          >
            <Face slices={shown} won={isTurning ? -1 : index} />
          </svg>
        </div>
      </div>
      <svg className={classes.pointer} viewBox="0 0 30 34" aria-hidden>
        <path d="M15 32 3 10a12 9 0 1 1 24 0z" />
      </svg>
      <div className={classes.hub}>{children}</div>
    </div>
  );
}

/** The painted disc, memoised: it changes only with the slices or the winning sector. */
const Face = memo(({ slices, won }: { slices: readonly Slice[]; won: number }) => {
  const { dark } = useMantineTheme().colors;
  const colors = useMemo(() => colorsOf(slices, dark), [slices, dark]);
  return (
    <>
      <circle className={classes.rim} cx={centre} cy={centre} r={radius + 4} />
      {slices.map((slice, index) => (
        <Sector
          key={slice.code}
          label={slice.label}
          index={index}
          count={slices.length}
          colors={colors[index]}
          state={won < 0 ? 'even' : won === index ? 'won' : 'other'}
        />
      ))}
    </>
  );
});
Face.displayName = 'Face';

interface SectorProps {
  label: string;
  index: number;
  count: number;
  colors: SliceColors | undefined;
  state: 'even' | 'won' | 'other';
}

function Sector({ label, index, count, colors, state }: SectorProps) {
  const { lines, size: letters } = fitLabel(label, labelRoom(count));
  const lineHeight = letters * 1.25;
  return (
    <g className={classes.sector} data-state={state}>
      <path d={sectorPath(index, count)} fill={colors?.fill} />
      <text
        transform={`rotate(${middleOf(index, count) - 90} ${centre} ${centre})`}
        fill={colors?.text}
        fontSize={letters}
      >
        {lines.map((line, at) => (
          <tspan
            key={at}
            x={centre + labelEnd}
            y={centre + letters * 0.35 + lineHeight * (at - (lines.length - 1) / 2)}
          >
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
