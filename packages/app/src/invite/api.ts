import { invite as contract } from '@wallet/contract/invite';
import { pageSize } from '@wallet/contract/wire/page';
import { contractHooks } from '#api/tsr.ts';
import { type OnLateVerdict } from '#api/use-api-mutation.ts';
import { reconcileByReward } from '#bonus/reconcile-reward.ts';

const tsr = contractHooks('invite', contract);

export const useInviteBanners = (enabled: boolean) => tsr.banners.useQuery({}, { enabled });

/** One page of invite earnings, newest first; `page` counts from 1. */
export const invitesQuery = (page: number) => tsr.list.queryOptions({ body: { page, limit: pageSize } });

/** Receives all invite earnings as a bonus. */
export const useReceiveInvite = (onLateVerdict?: OnLateVerdict) =>
  tsr.receive.useMutation({
    invalidates: ['invite', 'wallet', 'statement', 'bonus'],
    onLateVerdict,
    reconciler: reconcileByReward('invite.receive', 'invite'),
  });
