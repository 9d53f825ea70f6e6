import type { ReactNode } from 'react';

export type TileIconName = keyof typeof drawings;

/** Two tones, which a brand may change, and one that stands for light. */
const [gold, shade, light] = ['gold-4', 'gold-6', 'gold-1'].map((tone) => `var(--mantine-color-${tone})`);
const [jade, deep] = ['jade', 'deep'].map((tone) => `var(--wallet-art-${tone})`);
const line = {
  fill: 'none',
  stroke: jade,
  strokeWidth: 3.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A sector of a wheel around 18, 19, by its number of eight. */
const sector = (at: number) => {
  const point = (turn: number) =>
    [18 + 13 * Math.sin((turn * Math.PI) / 4), 19 - 13 * Math.cos((turn * Math.PI) / 4)]
      .map((one) => one.toFixed(1))
      .join(' ');
  return `M18 19L${point(at)}A13 13 0 0 1 ${point(at + 1)}Z`;
};

/** The light comes from the upper left. */
const drawings = {
  spin: (
    <>
      <circle fill={deep} cx="18" cy="19" r="15" />
      <path fill={gold} d={[0, 4].map(sector).join('')} />
      <path fill={jade} d={[2, 6].map(sector).join('')} />
      <path fill={light} d={[7, 3].map(sector).join('')} />
      <path fill={shade} d={[1, 5].map(sector).join('')} />
      <circle fill={deep} cx="18" cy="19" r="5" />
      <circle fill={light} cx="18" cy="19" r="2.5" />
      <path fill={gold} d="M13.5 1h9L18 9.5Z" />
    </>
  ),
  invite: (
    <>
      <circle fill={gold} cx="25" cy="13" r="5.5" />
      <path fill={shade} d="M15 31c0-6.5 4-11 10-11s10 4.5 10 11Z" />
      <circle fill={jade} cx="13" cy="11" r="6.5" />
      <path fill={deep} d="M0 32C0 24 5 19 13 19s13 5 13 13Z" />
      <path fill={jade} d="M1 32C1 24.5 5.5 20 13 20s12 4.5 12 12Z" />
    </>
  ),
  bonus: (
    <>
      <path fill={jade} d="M5 17h26v14a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3Z" />
      <path fill={deep} d="M5 17h26v3H5Z" />
      <rect fill={jade} x="2" y="10.5" width="32" height="8" rx="2.5" />
      <path fill={gold} d="M15 10.500h6V34h-6Z" />
      <path
        fill={gold}
        d="M18 11C8 12 6 7 8.5 4S16 2.5 18 11C20 2.5 25 1 27.5 4S28 12 18 11Zm-2.5-2C14.5 6 12 4.5 10.8 5.800S12 9.2 15.5 9Zm5 0c3.5.2 5.9-1.9 4.7-3.200S21.5 6 20.5 9Z"
      />
    </>
  ),
  refund: (
    <>
      <circle fill={shade} cx="22" cy="23" r="11.5" />
      <circle fill={gold} cx="21" cy="22" r="11.5" />
      <circle fill={shade} cx="21" cy="22" r="8" />
      <path fill={light} d="M21 15.8l1.9 3.8 4.2.6-3.1 3 .7 4.2L21 25.4l-3.7 2 .7-4.2-3.1-3 4.2-.6Z" />
      <path {...line} d="M7.5 2 2.5 7l5 5M3.5 7H15c4 0 7 .3 9.5 2" />
    </>
  ),
  refreshAll: (
    <>
      <path {...line} d="M5 18a13 13 0 0 1 22-9.500l4 4M31 4v8.500h-8.5" />
      <path {...line} d="M31 18A13 13 0 0 1 9 27.500l-4-4M5 32v-8.500h8.5" />
      <circle fill={gold} cx="18" cy="18" r="5.5" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

/** Duotone drawing of a tile, which only decorates. */
export const TileIcon = ({ name }: { name: TileIconName }) => (
  <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden>
    {drawings[name]}
  </svg>
);
