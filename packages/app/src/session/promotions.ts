import { startOfDay, toMoment } from '@wallet/contract/wire/time';
import { forget, readStored, store } from './browser-storage.ts';

const day = 24 * 60 * 60_000;

/** Whether the player wants no more promotions today. */
export const arePromotionsHidden = (): boolean =>
  Date.parse(readStored('promotions-hidden') ?? '') > Date.now();

/** Hides them until midnight for players (decisions 5), or shows them again. */
export function hidePromotions(isHidden: boolean): void {
  if (isHidden) store('promotions-hidden', toMoment(startOfDay(Date.now()) + day));
  else forget('promotions-hidden');
}
