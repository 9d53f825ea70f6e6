import type { MarketName } from '@wallet/contract/market';
import { markets } from '@wallet/contract/market';

/**
 * The one way to write a phone number, or undefined for what is none in this market: ten digits in Thailand, after
 * spaces, dashes and +66 are removed; 4 to 15 digits in Laos (spec 5, decisions 23).
 */
export function readPhone(market: MarketName, typed: string): string | undefined {
  const { phone: rule } = markets[market];
  const compact = typed.replace(/[\s-]/g, '');
  const digits = 'exactly' in rule ? compact.replace(/^\+66/, '0') : compact;
  const { least, most } =
    'exactly' in rule ? { least: rule.exactly, most: rule.exactly } : { least: rule.from, most: rule.to };
  return /^\d+$/.test(digits) && digits.length >= least && digits.length <= most ? digits : undefined;
}
