import { noPrizeCode } from '@wallet/contract/spin';

/** Whether a sector wins something. One that does not is told in neutral words, never dressed up (product 4). */
export const isPrize = (code: string): boolean => code !== noPrizeCode;
