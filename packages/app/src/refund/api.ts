import { refund as contract } from '@wallet/contract/refund';
import { pageSize } from '@wallet/contract/wire/page';
import { contractHooks } from '#api/tsr.ts';
import { type OnLateVerdict } from '#api/use-api-mutation.ts';
import { reconcileByReward } from '#bonus/reconcile-reward.ts';

const tsr = contractHooks('refund', contract);

const invalidates = ['refund', 'wallet', 'statement', 'bonus'] as const;

export const useRefundBanners = (enabled: boolean) => tsr.banners.useQuery({}, { enabled });

export const useRefundCheck = (enabled: boolean) => tsr.check.useQuery({}, { enabled });

/** One page of received refunds, newest first; `page` counts from 1. */
export const refundsQuery = (page: number) => tsr.list.queryOptions({ body: { page, limit: pageSize } });

export const useReceiveRefund = (onLateVerdict?: OnLateVerdict) =>
  tsr.receive.useMutation({
    invalidates,
    reconciler: reconcileByReward('refund.receive', 'refund'),
    onLateVerdict,
  });

/** Receives the certain part into the wallet and gives up the rest (decisions 14). */
export const useAddRefundToWallet = (onLateVerdict?: OnLateVerdict) =>
  tsr.addToWallet.useMutation({
    invalidates,
    reconciler: reconcileByReward('refund.addToWallet', 'refund'),
    onLateVerdict,
  });
