import type { MarketName } from '@wallet/contract/market';
import { isPhone, normalizePhone } from '@wallet/contract/phone';

/** Returns the normalized phone number, undefined for an invalid number of this market (spec 5, decisions 23). */
export function readPhone(market: MarketName, typed: string): string | undefined {
  const phone = normalizePhone(typed, market);
  return isPhone(phone, market) ? phone : undefined;
}
