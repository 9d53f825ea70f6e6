import { endOfDay, toMoment } from '@wallet/contract/wire/time';
import { readStored, writeStored } from '#api/storage/browser-storage.ts';

/** Whether the player wants no more promotions today. */
export const arePromotionsHidden = (): boolean =>
  Date.parse(readStored('promotions-hidden') ?? '') > Date.now();

/** Hides them until midnight for players (decisions 5). */
export const hidePromotions = (): void => writeStored('promotions-hidden', toMoment(endOfDay(Date.now())));
