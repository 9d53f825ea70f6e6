import { useQueryClient } from '@tanstack/react-query';
import { type Coupon, spin as contract, type SpinResult } from '@wallet/contract/spin';
import { watchSession } from '#api/session/session.ts';
import { storeUnseenPrize } from './unseen-prize.ts';
import { reconcileBy } from '#statement/reconcile.ts';
import { endpointsOf } from '#api/client.ts';
import { useApiMutation } from '#api/use-api-mutation.ts';
import { readQuery } from '#api/query.ts';

const calls = endpointsOf('spin', contract);

/** The wheel on offer, and the coins. */
export const setupQuery = () => readQuery(calls.setup, {});

/** Whether the wheel is on. */
export const wheelActiveQuery = () => readQuery(calls.active, {});

export const couponsQuery = () => readQuery(calls.coupons, {});

const spinning: typeof calls.spin = {
  ...calls.spin,
  async ask(request, how) {
    const isStillTheirs = watchSession();
    const answer = await calls.spin.ask(request, how);
    // Here and not in a callback of the page, which may have been left by now.
    if (answer.success && isStillTheirs()) storeUnseenPrize(answer.result);
    return answer;
  },
};

/** Whether a lost spin was made: a coin is gone, or a coupon is there that was not. */
const byCoins = reconcileBy(
  async (client) => {
    const [{ result }, { coupons }] = await Promise.all([
      client.fetchQuery({ ...setupQuery(), staleTime: 0 }),
      client.fetchQuery({ ...couponsQuery(), staleTime: 0 }),
    ]);
    return { coins: result.userCoin, coupons };
  },
  (now, before) =>
    now.coins < before.coins || now.coupons.some(({ _id }) => !isThere(before.coupons, _id)) || undefined,
);

/** Whether a lost claim was made: the coupon is gone from the list. */
const byCoupons = reconcileBy(
  async (client) => (await client.fetchQuery({ ...couponsQuery(), staleTime: 0 })).coupons,
  (now, before, { body }: { body: { coupon: string } }) =>
    (isThere(before, body.coupon) && !isThere(now, body.coupon)) || undefined,
);

const isThere = (coupons: readonly Coupon[], id: string) => coupons.some(({ _id }) => _id === id);

/** Spins the wheel. Nothing is read anew until the player has seen the result: the new coupon would tell it. */
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
  return useApiMutation(spinning, {
    reconciler: byCoins,
    onDone: (answer) => {
      if (answer.success) takeCoin(answer.result);
    },
  });
};

export const useClaim = () =>
  useApiMutation(calls.claim, {
    invalidates: ['spin', 'wallet', 'statement', 'bonus', 'profile'],
    reconciler: byCoupons,
  });
