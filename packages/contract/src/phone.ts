/** Phone numbers in one notation. */
import { markets, type MarketName } from './market.ts';
import { toLatinDigits } from './wire/money.ts';

/**
 * Returns the stored notation of a phone number (decisions 23): Latin digits, without spaces, dashes, brackets and
 * invisible characters. A country prefix becomes 0. A Lao number always begins with 0. Other text is returned unchanged.
 */
export function normalizePhone(typed: string, market: MarketName): string {
  const { countryCode, ...rule } = markets[market].phone;
  const compact = toLatinDigits(typed).replace(/[\s().\p{Pd}\p{Cf}]/gu, '');
  const national = compact.replace(new RegExp(`^(?:\\+|00)${countryCode}0?`), '0');
  return 'exactly' in rule ? national : national.replace(/^(?:856(?=20))?(?=[1-9]\d*$)/, '0');
}

/** Returns whether a number fits the market: ten digits in Thailand, any digits in Laos (spec 5). */
export function isPhone(phone: string, market: MarketName): boolean {
  const rule = markets[market].phone;
  return /^\d+$/.test(phone) && (!('exactly' in rule) || phone.length === rule.exactly);
}
