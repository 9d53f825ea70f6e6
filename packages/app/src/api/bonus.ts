import { bonus as contract, type Promotion } from '@wallet/contract/bonus';
import { byStatement } from './books.ts';
import { endpointsOf } from './client.ts';
import { useEffectCall } from './effect.ts';
import { reading } from './query.ts';

const calls = endpointsOf('bonus', contract);

const touches = ['bonus', 'wallet', 'statement'] as const;

/** What is received is written down as a bonus, what ends one as its end; nobody knows the amounts beforehand. */
const receiving = { touches, reconciler: byStatement('bonus', () => undefined) };
const clearing = { touches, reconciler: byStatement('finish_bonus', () => undefined) };

/** The bonuses on offer, each with its banners. */
export const bonusesQuery = () => reading(calls.list, {});

/** Whether the member has a bonus, and its type. */
export const activeBonusQuery = () => reading(calls.checkActive, {});

const promotionIn = ({ promotion }: { promotion?: Promotion | null | undefined }) => promotion ?? null;

/** The promotion the member has now, or null. */
export const currentPromotionQuery = () => ({ ...reading(calls.currentPromotion, {}), select: promotionIn });

/** What a promotion code gives, or null; looking it up has no effect. */
export const promotionQuery = (code: string) => ({
  ...reading(calls.findPromotion, { params: { code } }),
  select: promotionIn,
});

export const useActivateBonus = () => useEffectCall(calls.activate, receiving);

export const useActivatePromotion = () => useEffectCall(calls.activatePromotion, receiving);

export const useClearBonus = () => useEffectCall(calls.clear, clearing);
