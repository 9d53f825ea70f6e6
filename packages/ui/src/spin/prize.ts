import { noPrizeCode } from '@wallet/contract/spin';

/** Returns whether a sector wins. A losing sector has neutral texts (product 4). */
export const isPrize = (code: string): boolean => code !== noPrizeCode;
