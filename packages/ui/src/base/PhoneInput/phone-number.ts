import { markets, type MarketName } from '@wallet/contract/market';

/** Formats `0891112222` as `089-111-2222`. Other lengths and markets are returned unchanged. */
export function showPhone(value: string, market: MarketName): string {
  if (!('exactly' in markets[market].phone)) return value;
  return value.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
