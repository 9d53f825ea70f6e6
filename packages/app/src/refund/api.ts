import { refund as contract } from '@wallet/contract/refund';
import { pageSize } from '@wallet/contract/wire/page';
import { endpointsOf } from '#api/client.ts';
import { useApiMutation, type OnLateVerdict } from '#api/use-api-mutation.ts';
import { reconcileByReward } from '#bonus/reconcile-reward.ts';
import { readQuery } from '#api/query.ts';

const calls = endpointsOf('refund', contract);

const money = {
  invalidates: ['refund', 'wallet', 'statement', 'bonus'],
  reconciler: reconcileByReward('refund'),
} as const;

export const refundBannersQuery = () => readQuery(calls.banners, {});

export const refundCheckQuery = () => readQuery(calls.check, {});

/** One page of the refunds received so far, newest first; `page` counts from 1. */
export const refundsQuery = (page: number) => readQuery(calls.list, { body: { page, limit: pageSize } });

/** Receives the refund as a bonus. */
export const useReceiveRefund = (onLateVerdict?: OnLateVerdict) =>
  useApiMutation(calls.receive, { ...money, onLateVerdict });

/** Receives the success share into the wallet; the rest is given up (decisions 14). */
export const useAddRefundToWallet = (onLateVerdict?: OnLateVerdict) =>
  useApiMutation(calls.addToWallet, { ...money, onLateVerdict });
