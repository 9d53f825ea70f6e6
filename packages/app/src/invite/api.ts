import { invite as contract } from '@wallet/contract/invite';
import { pageSize } from '@wallet/contract/wire/page';
import { endpointsOf } from '#api/client.ts';
import { useApiMutation, type OnLateVerdict } from '#api/use-api-mutation.ts';
import { reconcileByReward } from '#bonus/reconcile-reward.ts';
import { readQuery } from '#api/query.ts';

const calls = endpointsOf('invite', contract);

export const inviteBannersQuery = () => readQuery(calls.banners, {});

/** One page of what friends brought in, newest first; `page` counts from 1. */
export const invitesQuery = (page: number) => readQuery(calls.list, { body: { page, limit: pageSize } });

/** Receives all that friends brought in as a bonus. */
export const useReceiveInvite = (onLateVerdict?: OnLateVerdict) =>
  useApiMutation(calls.receive, {
    invalidates: ['invite', 'wallet', 'statement', 'bonus'],
    onLateVerdict,
    reconciler: reconcileByReward('invite'),
  });
