import { bonus as contract, type Promotion } from '@wallet/contract/bonus';
import { reconcileByStatement } from '#statement/reconcile.ts';
import { endpointsOf } from '#api/client.ts';
import { useApiMutation, type OnLateVerdict } from '#api/use-api-mutation.ts';
import { reconcileByReward } from './reconcile-reward.ts';
import { readQuery } from '#api/query.ts';

const calls = endpointsOf('bonus', contract);

const invalidates = ['bonus', 'wallet', 'statement'] as const;

/** The bonuses on offer, each with its banners. */
export const bonusesQuery = () => readQuery(calls.list, {});

/** Whether the member has a bonus, and its type. */
export const activeBonusQuery = () => readQuery(calls.checkActive, {});

const promotionIn = ({ promotion }: { promotion?: Promotion | null | undefined }) => promotion ?? null;

/** The promotion the member has now, or null. */
export const currentPromotionQuery = () => ({
  ...readQuery(calls.currentPromotion, {}),
  select: promotionIn,
});

/** What a promotion code gives, or null; looking it up has no effect. */
export const promotionQuery = (code: string) => ({
  ...readQuery(calls.findPromotion, { params: { code } }),
  select: promotionIn,
});

export const useActivateBonus = (onLateVerdict?: OnLateVerdict) =>
  useApiMutation(calls.activate, { invalidates, reconciler: reconcileByReward('bonus'), onLateVerdict });

export const useActivatePromotion = (onLateVerdict?: OnLateVerdict) =>
  useApiMutation(calls.activatePromotion, {
    invalidates,
    reconciler: reconcileByReward('promotion'),
    onLateVerdict,
  });

/** Cancels the bonus the member has, or ends it; what is lost and what is left are not known beforehand. */
export const useClearBonus = (onLateVerdict?: OnLateVerdict) =>
  useApiMutation(calls.clear, {
    invalidates,
    reconciler: reconcileByStatement('finish_bonus', () => undefined),
    onLateVerdict,
  });
