import { useMantineTheme } from '@mantine/core';
import { wheel, type Slice } from '@wallet/contract/spin';
import { memo, useId, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { fitLabel } from '../fit-label.ts';
import { kindOf, shortLabel } from '../prize.ts';
import { gold, light, PrizeSign, shade } from '../PrizeSign.tsx';
import { colorsOf } from '../slice-colors.ts';
import { centre, layoutOf, middleOf, radius, sectorPath, side, studPath } from './draw-sector.ts';
import { Bulbs, Rim } from './Rim.tsx';
import { useWheelRotation } from './use-wheel-rotation.ts';
import classes from './Wheel.module.css';

export interface WheelProps {
  name: string;
  /** At least one. */
  slices: readonly Slice[];
  /** Code of the winning sector; undefined before the first spin. */
  code: string | undefined;
  isTurning: boolean;
  onStop: () => void;
  /** The hub, which holds the button. */
  children: ReactNode;
}

const size = { '--wheel-size': `min(${wheel.maxSize}px, ${wheel.maxWidthShare * 100}vw)` } as CSSProperties;

/** The wheel: a turning disc in a rim, a pointer at the top and a hub (spec 2, /user/spin; decisions 27). */
export function Wheel({ name, slices, code, isTurning, onStop, children }: WheelProps) {
  const t = useTranslation('spin');
  // A changed wheel is shown after the current turn.
  const [shown, setShown] = useState(slices);
  if (!isTurning && shown !== slices) setShown(slices);
  const index = shown.findIndex((slice) => slice.code === code);
  const { disc, pointer, lights } = useWheelRotation({ index, count: shown.length, isTurning, onStop });

  return (
    <div className={classes.wheel} style={size}>
      <Rim />
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
      <Bulbs ref={lights} />
      <svg ref={pointer} className={classes.pointer} viewBox="0 0 32 40" aria-hidden>
        <path fill={light} d="M16 38 3 14a13 11 0 0 1 26 0Z" />
        <path fill={gold} stroke="none" d="M16 36 27.5 14a11.5 9.5 0 0 0-11.5-10Z" />
        <circle fill={shade} cx="16" cy="13" r="4" />
      </svg>
      <div className={classes.hub}>{children}</div>
    </div>
  );
}

interface FaceProps {
  slices: readonly Slice[];
  /** Index of the winning sector; −1 for none. */
  won: number;
}

/** The painted disc, memoised: it changes only with the slices or the winning sector. */
const Face = memo(({ slices, won }: FaceProps) => {
  const { dark } = useMantineTheme().colors;
  const fills = useMemo(() => colorsOf(slices, dark), [slices, dark]);
  const shadow = useId();
  const count = slices.length;
  const stateOf = (index: number) => (won < 0 ? 'even' : won === index ? 'won' : 'other');
  return (
    <>
      {slices.map(({ code }, index) => (
        <path
          key={code}
          className={classes.sector}
          data-state={stateOf(index)}
          d={sectorPath(index, count)}
          fill={fills[index]?.fill}
        />
      ))}
      {/* Dark at the rim and around the hub, where no label is. */}
      <radialGradient id={shadow} gradientUnits="userSpaceOnUse" cx={centre} cy={centre} r={radius}>
        <stop offset="0.3" stopOpacity="0.5" />
        <stop offset="0.45" stopOpacity="0" />
        <stop offset="0.86" stopOpacity="0" />
        <stop offset="1" stopOpacity="0.5" />
      </radialGradient>
      <circle cx={centre} cy={centre} r={radius} fill={`url(#${shadow})`} />
      {slices.map(({ code, label }, index) => (
        <g
          key={code}
          className={classes.label}
          data-state={stateOf(index)}
          data-upright={layoutOf(count).isUpright}
          transform={`rotate(${middleOf(index, count)} ${centre} ${centre})`}
          fill={fills[index]?.text}
        >
          <SectorLabel code={code} label={shortLabel(label)} count={count} />
        </g>
      ))}
      {count > 1 && <path className={classes.studs} d={studPath(count)} />}
    </>
  );
});
Face.displayName = 'Face';

/** The drawing and the label of a sector at the top. */
function SectorLabel({ code, label, count }: { code: string; label: string; count: number }) {
  const { isUpright, room, labelAt, sign } = layoutOf(count);
  const { lines, size: letters } = fitLabel(label, room);
  const lineHeight = letters * 1.25;
  // A drawing without a label takes its place.
  const { size: box, at } = label === '' && isUpright ? { size: 36, at: 112 } : sign;
  return (
    <>
      <PrizeSign kind={kindOf(code)} size={box} x={centre - box / 2} y={centre - at - box / 2} />
      <text
        transform={`translate(${centre} ${centre - labelAt})${isUpright ? '' : ' rotate(-90)'}`}
        fontSize={letters}
      >
        {lines.map((line, row) => (
          <tspan key={row} x={0} y={letters * 0.35 + lineHeight * (row - (lines.length - 1) / 2)}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
