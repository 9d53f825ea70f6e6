import { invite as contract } from '@wallet/contract/invite';
import { pageSize } from '@wallet/contract/wire/page';
import { endpointsOf } from '#api/client.ts';
import { useEffectCall, type OnLateVerdict } from '#api/use-api-mutation.ts';
import { byGain } from '#bonus/reconcile-reward.ts';
import { reading } from '#api/query.ts';

const calls = endpointsOf('invite', contract);

export const inviteBannersQuery = () => reading(calls.banners, {});

/** One page of what friends brought in, newest first; `page` counts from 1. */
export const invitesQuery = (page: number) => reading(calls.list, { body: { page, limit: pageSize } });

/** Receives all that friends brought in as a bonus. */
export const useReceiveInvite = (onLateVerdict?: OnLateVerdict) =>
  useEffectCall(calls.receive, {
    touches: ['invite', 'wallet', 'statement', 'bonus'],
    onLateVerdict,
    reconciler: byGain('invite'),
  });
