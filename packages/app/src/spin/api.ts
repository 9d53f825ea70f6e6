import { useQueryClient } from '@tanstack/react-query';
import { type Coupon, spin as contract, type SpinResult } from '@wallet/contract/spin';
import { noteSession } from '#api/session/session.ts';
import { keepWon } from './unseen-prize.ts';
import { byBooks } from '#statement/reconcile.ts';
import { endpointsOf } from '#api/client.ts';
import { useEffectCall } from '#api/use-api-mutation.ts';
import { reading } from '#api/query.ts';

const calls = endpointsOf('spin', contract);

/** The wheel on offer, and the coins. */
export const setupQuery = () => reading(calls.setup, {});

/** Whether the wheel is on. */
export const wheelActiveQuery = () => reading(calls.active, {});

export const couponsQuery = () => reading(calls.coupons, {});

const spinning: typeof calls.spin = {
  ...calls.spin,
  async ask(request, how) {
    const isStillTheirs = noteSession();
    const answer = await calls.spin.ask(request, how);
    // Here and not in a callback of the page, which may have been left by now.
    if (answer.success && isStillTheirs()) keepWon(answer.result);
    return answer;
  },
};

/** Whether a lost spin was made: a coin is gone, or a coupon is there that was not. */
const byCoins = byBooks(
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
const byCoupons = byBooks(
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
  return useEffectCall(spinning, {
    reconciler: byCoins,
    onDone: (answer) => {
      if (answer.success) takeCoin(answer.result);
    },
  });
};

export const useClaim = () =>
  useEffectCall(calls.claim, {
    touches: ['spin', 'wallet', 'statement', 'bonus', 'profile'],
    reconciler: byCoupons,
  });
