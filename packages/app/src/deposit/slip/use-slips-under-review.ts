import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OperationId } from '@wallet/contract';
import type { Slip } from '@wallet/contract/statement';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sentSlips } from './sent-slips.ts';
import { invalidateNouns } from '#api/query-client.ts';
import { createStore } from '#api/store/create-store.ts';
import { usePoll } from '#api/use-poll.ts';
import { slipsQuery } from '#statement/api.ts';

/** Key of the mutation that sends a slip. */
export const sendSlipKey = ['deposit.sendSlip' satisfies OperationId];

/** Rises with each sent slip and each manual refresh. */
const pollingStarts = createStore({ initial: 0 });

/** Restarts the polling schedule. */
export const restartSlipPolling = (): void => pollingStarts.set(pollingStarts.get() + 1);

/** Restarts the polling schedule when the screen opens and on each refresh. */
export function useSlipPolling(isOpen: boolean, refetch: () => Promise<unknown>): { refresh: () => void } {
  useEffect(() => {
    if (isOpen) restartSlipPolling();
  }, [isOpen]);
  return {
    refresh() {
      restartSlipPolling();
      void refetch();
    },
  };
}

/** Identifies a reviewed slip: two slips may share a millisecond, and only a read slip has a reference. */
const markOfEnded = ({ createdAt, reference }: Slip): string => `${createdAt} ${reference ?? ''}`;

const isUnderReview = ({ status }: Slip): boolean => status === 'in progress';
const isAnyUnderReview = (data: { readonly slips: readonly Slip[] } | undefined): boolean =>
  data?.slips.some(isUnderReview) ?? false;

/** State of the slips sent from this device. */
export interface SlipsUnderReview {
  readonly isAny: boolean;
  /** The last slip that was refused while no page showed it. */
  readonly refused: Slip | undefined;
}

/**
 * Polls the list of slips while one awaits its review. Refetches wallet and statement after a review. `isShown`: the
 * current page shows the slips.
 */
export function useSlipsUnderReview(isShown: boolean): SlipsUnderReview {
  const client = useQueryClient();
  const [refused, setRefused] = useState<Slip>();
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...slipsQuery(1),
    enabled: ({ state }) => sentSlips.isAwaited() || isAnyUnderReview(state.data),
  });
  // One that an earlier page sent may not be in the list yet.
  const isAwaited = isAnyUnderReview(data) || sentSlips.isLeftBehind();
  usePoll(isAwaited, () => refetch({ cancelRefetch: false }), pollingStarts.use());

  const last = useRef<readonly Slip[]>([]);
  const compare = useEffectEvent((slips: readonly Slip[]) => {
    const waited = last.current.filter(isUnderReview).map(({ createdAt }) => createdAt);
    const known = last.current.filter((slip) => !isUnderReview(slip)).map(markOfEnded);
    const ended = slips.filter(
      (slip) => !isUnderReview(slip) && waited.includes(slip.createdAt) && !known.includes(markOfEnded(slip)),
    );
    last.current = slips;
    if (!slips.some(isUnderReview)) sentSlips.settle(dataUpdatedAt, slips[0]?.createdAt);
    if (ended.length > 0) void invalidateNouns(client, ['wallet', 'statement']);
    const failed = ended.find(({ status }) => status === 'FAILED');
    if (failed && !isShown) setRefused(failed);
  });
  useEffect(() => {
    if (data) compare(data.slips);
  }, [data, dataUpdatedAt]);

  return { isAny: isAnyUnderReview(data), refused };
}
