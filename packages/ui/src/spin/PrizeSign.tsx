import type { ReactNode } from 'react';
import type { PrizeKind } from './prize.ts';

/** The colours of the tile icons: a file of both pages would be one more request of home. */
export const [gold, shade, light] = ['gold-4', 'gold-6', 'gold-1'].map(
  (tone) => `var(--mantine-color-${tone})`,
);
const [jade, deep] = ['jade', 'deep'].map((tone) => `var(--wallet-art-${tone})`);

/** The light comes from the upper left. */
const drawings = {
  none: (
    <path
      fill="var(--mantine-color-dark-2)"
      d="M6.5 19a4.8 4.8 0 0 1-.6-9.56A6.5 6.5 0 0 1 18.2 8.5 5.3 5.3 0 0 1 17.6 19Z"
    />
  ),
  cash: (
    <>
      <rect fill={deep} x="1" y="6" width="22" height="14" rx="2.5" />
      <rect fill={light} x="1" y="4.5" width="22" height="14" rx="2.5" />
      <circle fill={jade} cx="12" cy="11.5" r="4.2" />
      <path fill={jade} d="M3.5 7h3v2h-1v1h-2Zm14 0h3v3h-2V9h-1Zm-14 6h2v1h1v2h-3Zm15 0h2v3h-3v-2h1Z" />
      <circle fill={deep} cx="12" cy="11.5" r="1.8" />
    </>
  ),
  bonus: (
    <>
      <path fill={gold} d="m12 1.5 3.2 6.7 7.3 1-5.3 5.1 1.3 7.3L12 18.1l-6.5 3.5 1.3-7.3L1.5 9.2l7.3-1Z" />
      <path fill={light} d="m12 1.5v16.6l-6.5 3.5 1.3-7.3L1.5 9.2l7.3-1Z" />
    </>
  ),
  coin: (
    <>
      <circle fill={shade} cx="12.5" cy="12.8" r="10.5" />
      <circle fill={light} cx="11.5" cy="11.5" r="10.5" />
      <circle fill={shade} cx="11.5" cy="11.5" r="7.5" />
      <circle fill={gold} cx="12" cy="12" r="7" />
    </>
  ),
  gift: (
    <>
      <path fill={light} d="M3.5 11h17v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2Z" />
      <path fill={shade} d="M3.5 11h17v2.2h-17ZM10 11h4v11h-4Z" />
      <rect fill={light} x="1.5" y="7" width="21" height="5" rx="1.5" />
      <path fill={gold} d="M10 7h4v5h-4Z" />
      <path fill={gold} d="M12 7.5C5.5 8 4 5 5.5 3S10.5 1.5 12 7.5C13.5 1.5 17 1 18.5 3S18.5 8 12 7.5Z" />
    </>
  ),
} as const satisfies Record<PrizeKind, ReactNode>;

export interface PrizeSignProps {
  kind: PrizeKind;
  size: number;
  /** Position inside another drawing. */
  x?: number;
  y?: number;
}

/** Drawing of a kind of prize, which only decorates. */
export const PrizeSign = ({ kind, size, ...position }: PrizeSignProps) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden {...position}>
    {drawings[kind]}
  </svg>
);
