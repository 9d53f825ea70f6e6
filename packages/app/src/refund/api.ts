import { refund as contract } from '@wallet/contract/refund';
import { pageSize } from '@wallet/contract/wire/page';
import { endpointsOf } from '#api/client.ts';
import { useEffectCall, type OnLateVerdict } from '#api/use-api-mutation.ts';
import { byGain } from '#bonus/reconcile-reward.ts';
import { reading } from '#api/query.ts';

const calls = endpointsOf('refund', contract);

const money = {
  touches: ['refund', 'wallet', 'statement', 'bonus'],
  reconciler: byGain('refund'),
} as const;

export const refundBannersQuery = () => reading(calls.banners, {});

export const refundCheckQuery = () => reading(calls.check, {});

/** One page of the refunds received so far, newest first; `page` counts from 1. */
export const refundsQuery = (page: number) => reading(calls.list, { body: { page, limit: pageSize } });

/** Receives the refund as a bonus. */
export const useReceiveRefund = (onLateVerdict?: OnLateVerdict) =>
  useEffectCall(calls.receive, { ...money, onLateVerdict });

/** Receives the success share into the wallet; the rest is given up (decisions 14). */
export const useAddRefundToWallet = (onLateVerdict?: OnLateVerdict) =>
  useEffectCall(calls.addToWallet, { ...money, onLateVerdict });
