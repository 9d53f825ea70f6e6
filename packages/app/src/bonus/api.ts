import type { QueryClient } from '@tanstack/react-query';
import { bonus as contract, isComplete, type Promotion } from '@wallet/contract/bonus';
import { recentData, reconcileByStatement, type WeakerEvidence } from '#statement/reconcile.ts';
import { contractHooks } from '#api/tsr.ts';
import { type OnLateVerdict } from '#api/use-api-mutation.ts';
import { reconcileByReward } from './reconcile-reward.ts';

const tsr = contractHooks('bonus', contract);

const invalidates = ['bonus', 'wallet', 'statement'] as const;

export const bonusesQuery = () => tsr.list.queryOptions({});

/** Returns whether the member has a bonus, and its type. */
export const activeBonusQuery = () => tsr.checkActive.queryOptions({});

/** Confirms an effect after which the member has a current bonus, or none. */
const byCurrentBonus = (after: boolean): WeakerEvidence<unknown> => ({
  expect: (_request, client) =>
    recentData(client, activeBonusQuery())?.status === !after ? { before: !after, after } : undefined,
  read: async (client) => (await client.fetchQuery({ ...activeBonusQuery(), staleTime: 0 })).status,
});

const promotionIn = ({ promotion }: { promotion?: Promotion | null | undefined }) => promotion ?? null;

/** Returns the current promotion of the member, or null. */
export const currentPromotionQuery = () => ({
  ...tsr.currentPromotion.queryOptions({}),
  select: promotionIn,
});

/** Returns the reward of a promotion code, or null. The look-up has no effect. */
export const promotionQuery = (code: string) => ({
  ...tsr.findPromotion.queryOptions({ params: { code } }),
  select: promotionIn,
});

export const useActivateBonus = (onLateVerdict?: OnLateVerdict) =>
  tsr.activate.useMutation({
    invalidates,
    reconciler: reconcileByReward('bonus.activate', 'bonus', byCurrentBonus(true)),
    onLateVerdict,
  });

export const useActivatePromotion = (onLateVerdict?: OnLateVerdict) =>
  tsr.activatePromotion.useMutation({
    invalidates,
    reconciler: reconcileByReward('bonus.activatePromotion', 'promotion', byCurrentBonus(true)),
    onLateVerdict,
  });

/** Describes the end of the current bonus, as the player saw it. */
function wantedEnd(client: QueryClient) {
  const { progress } = client.getQueryData(activeBonusQuery().queryKey) ?? {};
  return { statementType: 'finish_bonus', isPayout: Boolean(progress && isComplete(progress)) } as const;
}

/** Cancels or ends the current bonus. The forfeited amount is unknown in advance. */
export const useClearBonus = (onLateVerdict?: OnLateVerdict) =>
  tsr.clear.useMutation({
    invalidates,
    reconciler: reconcileByStatement((_request, client) => wantedEnd(client), {
      operation: 'bonus.clear',
      weaker: byCurrentBonus(false),
    }),
    onLateVerdict,
  });
