import { useQueryClient } from '@tanstack/react-query';
import { type Coupon, spin as contract, type SpinResult } from '@wallet/contract/spin';
import { unseenPrize } from './unseen-prize.ts';
import { couponsQuery } from '#statement/api.ts';
import { reconcileBy, reconcileByStatement } from '#statement/reconcile.ts';
import { neverCached } from '#api/query-policy.ts';
import type { OnLateVerdict } from '#api/use-api-mutation.ts';
import { contractHooks } from '#api/tsr.ts';

const tsr = contractHooks('spin', contract);

/** The current wheel, and the coins. */
export const setupQuery = () => tsr.setup.queryOptions({});

export const wheelActiveQuery = () => tsr.active.queryOptions({});

/** Reconciles a spin: a coin is gone, or a coupon is new. */
const byCoins = reconcileBy(
  async (client) => {
    const [{ result }, { coupons }] = await Promise.all([
      client.fetchQuery({ ...setupQuery(), staleTime: neverCached }),
      client.fetchQuery({ ...couponsQuery(), staleTime: neverCached }),
    ]);
    return { coins: result.userCoin, coupons };
  },
  (now, before) =>
    now.coins < before.coins || now.coupons.some(({ _id }) => !isThere(before.coupons, _id)) || undefined,
);

/** Reconciles a claim: the coupon is gone from the list before its end. */
const byCoupons = () =>
  reconcileByStatement<{ body: { coupon: string } }>(
    ({ body: { coupon } }, client) => {
      const { coupons = [] } = client.getQueryData(couponsQuery().queryKey) ?? {};
      const { amount, expiresAt: couponEnd } = coupons.find(({ _id }) => _id === coupon) ?? {};
      return { statementType: 'bonus', amount: amount || undefined, coupon, couponEnd };
    },
    { operation: 'spin.claim' },
  );

const isThere = (coupons: readonly Coupon[], id: string) => coupons.some(({ _id }) => _id === id);

/** Spins the wheel. Queries are refetched after the player saw the result, because a new coupon reveals it. */
export const useSpin = () => {
  const client = useQueryClient();
  const takeCoin = ({ remainingCoin }: SpinResult) =>
    client.setQueryData(
      setupQuery().queryKey,
      (setup) =>
        setup && {
          ...setup,
          result: { ...setup.result, userCoin: remainingCoin ?? setup.result.userCoin - 1 },
        },
    );
  return tsr.spin.useMutation({
    reconciler: byCoins,
    onResponse: (response) => {
      // A copy, so that two spins with equal results are both shown.
      if (response.success) unseenPrize.set({ ...response.result });
    },
    onDone: (response) => {
      if (response.success) takeCoin(response.result);
    },
  });
};

export const useClaim = (onLateVerdict?: OnLateVerdict) =>
  tsr.claim.useMutation({
    onLateVerdict,
    invalidates: ['spin', 'wallet', 'statement', 'bonus', 'profile'],
    reconciler: byCoupons(),
  });
