import { endOfDay, toMoment } from '@wallet/contract/wire/time';
import { readStored, writeStored } from '#api/storage/browser-storage.ts';

export const arePromotionsHidden = (): boolean =>
  Date.parse(readStored('promotions-hidden') ?? '') > Date.now();

/** Hides promotions until midnight in Bangkok (decisions 5). */
export const hidePromotions = (): void => writeStored('promotions-hidden', toMoment(endOfDay(Date.now())));
