import { bonus as contract, type Promotion } from '@wallet/contract/bonus';
import { byStatement } from '#statement/reconcile.ts';
import { endpointsOf } from '#api/client.ts';
import { useEffectCall, type OnLateVerdict } from '#api/use-api-mutation.ts';
import { byGain } from './reconcile-reward.ts';
import { reading } from '#api/query.ts';

const calls = endpointsOf('bonus', contract);

const touches = ['bonus', 'wallet', 'statement'] as const;

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

export const useActivateBonus = (onLateVerdict?: OnLateVerdict) =>
  useEffectCall(calls.activate, { touches, reconciler: byGain('bonus'), onLateVerdict });

export const useActivatePromotion = (onLateVerdict?: OnLateVerdict) =>
  useEffectCall(calls.activatePromotion, { touches, reconciler: byGain('promotion'), onLateVerdict });

/** Cancels the bonus the member has, or ends it; what is lost and what is left are not known beforehand. */
export const useClearBonus = (onLateVerdict?: OnLateVerdict) =>
  useEffectCall(calls.clear, {
    touches,
    reconciler: byStatement('finish_bonus', () => undefined),
    onLateVerdict,
  });
