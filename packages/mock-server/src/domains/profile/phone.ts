import type { MarketName } from '@wallet/contract/market';
import { isPhone, normalizePhone } from '@wallet/contract/phone';

/** The one way to write a phone number, or undefined for text that is none in this market (spec 5, decisions 23). */
export function readPhone(market: MarketName, typed: string): string | undefined {
  const phone = normalizePhone(typed, market);
  return isPhone(phone, market) ? phone : undefined;
}
