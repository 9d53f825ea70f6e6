import type { ComponentProps } from 'react';
import nightMarket from './night-market.svg?no-inline';

export interface MarketPartProps extends ComponentProps<'img'> {
  /** Equal codes show the same part of the market. */
  code: string;
}

/** A part of the night market, which fills its box in place of a missing picture. */
export const MarketPart = ({ code, ...props }: MarketPartProps) => (
  <img
    {...props}
    src={nightMarket}
    alt=""
    loading="lazy"
    decoding="async"
    style={{ objectFit: 'cover', objectPosition: `50% ${partOf(code)}%` }}
  />
);

/** Returns a height in percent between the lanterns and the lamps on the water. */
function partOf(code: string): number {
  const sum = [...code].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 997, 7);
  return 15 + (sum % 8) * 9;
}
