import { markets, type MarketName } from '@wallet/contract/market';
import { toLatinDigits } from '@wallet/contract/wire/money';

/**
 * A phone number as it is sent: local digits read, spaces, dashes and brackets gone. Where the market asks for an exact
 * length a +66 prefix becomes the 0 it stands for (decisions 23); elsewhere the digits go as typed.
 */
export function normalizePhone(typed: string, market: MarketName): string {
  const digits = toLatinDigits(typed).replace(/[\s().\-\u2010-\u2015]/g, '');
  return 'exactly' in markets[market].phone ? digits.replace(/^(?:\+|00)66(?:0(?=\d{9}))?/, '0') : digits;
}

/** `0812345678` as `081-234-5678`; anything but ten digits, and every number of a market without that form, as it is. */
export function showPhone(value: string, market: MarketName): string {
  if (!('exactly' in markets[market].phone)) return value;
  return value.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
