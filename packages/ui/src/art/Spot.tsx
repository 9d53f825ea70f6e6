import bonus from './bonus.svg?no-inline';
import camera from './camera.svg?no-inline';
import chat from './chat.svg?no-inline';
import closed from './closed.svg?no-inline';
import coupons from './coupons.svg?no-inline';
import error from './error.svg?no-inline';
import offline from './offline.svg?no-inline';
import slips from './slips.svg?no-inline';
import statement from './statement.svg?no-inline';

const addresses = { bonus, camera, chat, closed, coupons, error, offline, slips, statement };

export type SpotName = keyof typeof addresses;

export interface SpotProps {
  name: SpotName;
  /** Width in pixels; default 160. */
  width?: number | undefined;
}

/** An illustration that only decorates. Its box is there before the picture, so nothing moves. */
export function Spot({ name, width = 160 }: SpotProps) {
  return (
    <img src={addresses[name]} alt="" width={width} height={width * 0.75} loading="lazy" decoding="async" />
  );
}
