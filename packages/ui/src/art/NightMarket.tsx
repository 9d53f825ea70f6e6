import type { ComponentProps } from 'react';
import nightMarket from './night-market.svg?no-inline';

export type NightMarketProps = Omit<ComponentProps<'img'>, 'src' | 'alt'>;

/** The river market at dusk, which fills its box. */
export const NightMarket = ({ style, ...props }: NightMarketProps) => (
  <img
    {...props}
    src={nightMarket}
    alt=""
    loading="lazy"
    decoding="async"
    style={{ objectFit: 'cover', ...style }}
  />
);
