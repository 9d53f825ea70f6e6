import { noPrizeCode } from '@wallet/contract/spin';

/** Returns whether a sector wins. A losing sector has neutral texts (product 4). */
export const isPrize = (code: string): boolean => code !== noPrizeCode;

const kinds = ['cash', 'bonus', 'coin'] as const;

/** Drawings of prizes: a cloud, a note, a star, a coin and a gift. */
export type PrizeKind = 'none' | (typeof kinds)[number] | 'gift';

/** Returns the kind of a prize by the beginning of its code; a gift for the codes of other operators. */
export const kindOf = (code: string): PrizeKind =>
  isPrize(code) ? (kinds.find((kind) => code.toLowerCase().startsWith(kind)) ?? 'gift') : 'none';

/** Returns a label without the symbol at its beginning that its drawing replaces; may be empty. */
export const shortLabel = (label: string): string => label.trim().replace(/^[★♥–]\s*/, '');
