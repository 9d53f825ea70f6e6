import type { ComponentProps } from 'react';
import nightMarket from './night-market.svg?no-inline';

export interface NightMarketProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** Selects a part of the scene; equal codes show the same part. Default: the middle. */
  code?: string;
}

/** The river market at dusk, which fills its box. */
export function NightMarket({ code, style, ...props }: NightMarketProps) {
  const objectPosition = code === undefined ? undefined : `50% ${partOf(code)}%`;
  return (
    <img
      {...props}
      src={nightMarket}
      alt=""
      loading="lazy"
      decoding="async"
      style={{ objectFit: 'cover', objectPosition, ...style }}
    />
  );
}

/** Returns a height in percent between the lanterns and the lamps on the water. */
function partOf(code: string): number {
  const sum = [...code].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 997, 7);
  return 15 + (sum % 8) * 9;
}
