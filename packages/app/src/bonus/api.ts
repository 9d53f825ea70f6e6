import { bonus as contract, type Promotion } from '@wallet/contract/bonus';
import { reconcileByStatement } from '#statement/reconcile.ts';
import { contractHooks } from '#api/tsr.ts';
import { type OnLateVerdict } from '#api/use-api-mutation.ts';
import { reconcileByReward } from './reconcile-reward.ts';

const tsr = contractHooks('bonus', contract);

const invalidates = ['bonus', 'wallet', 'statement'] as const;

/** The bonuses on offer, each with its banners. */
export const bonusesQuery = () => tsr.list.queryOptions({});

/** Whether the member has a bonus, and its type. */
export const activeBonusQuery = () => tsr.checkActive.queryOptions({});

const promotionIn = ({ promotion }: { promotion?: Promotion | null | undefined }) => promotion ?? null;

/** The promotion the member has now, or null. */
export const currentPromotionQuery = () => ({
  ...tsr.currentPromotion.queryOptions({}),
  select: promotionIn,
});

/** What a promotion code gives, or null; looking it up has no effect. */
export const promotionQuery = (code: string) => ({
  ...tsr.findPromotion.queryOptions({ params: { code } }),
  select: promotionIn,
});

export const useActivateBonus = (onLateVerdict?: OnLateVerdict) =>
  tsr.activate.useMutation({ invalidates, reconciler: reconcileByReward('bonus'), onLateVerdict });

export const useActivatePromotion = (onLateVerdict?: OnLateVerdict) =>
  tsr.activatePromotion.useMutation({
    invalidates,
    reconciler: reconcileByReward('promotion'),
    onLateVerdict,
  });

/** Cancels the bonus the member has, or ends it; what is lost and what is left are not known beforehand. */
export const useClearBonus = (onLateVerdict?: OnLateVerdict) =>
  tsr.clear.useMutation({
    invalidates,
    reconciler: reconcileByStatement('finish_bonus', () => undefined),
    onLateVerdict,
  });
