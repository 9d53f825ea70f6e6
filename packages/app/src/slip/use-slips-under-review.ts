import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OperationId } from '@wallet/contract';
import type { Slip } from '@wallet/contract/statement';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sentSlips } from './sent-slips.ts';
import { nextPollDelay } from '#api/poll-schedule.ts';
import { invalidateNouns } from '#api/query-client.ts';
import { slipsQuery } from '#statement/api.ts';

/** The key of the mutation that sends a slip. */
export const sendSlipKey = ['deposit.sendSlip' satisfies OperationId];

/** Epoch in milliseconds since which slips under review are looked after: a page load, a sending, a look by hand. */
let lookedAfterSince = Date.now();

/** Looks after slips under review from now on, for as long as anything is looked after. */
export const restartSlipPolling = (): void => void (lookedAfterSince = Date.now());

/** Looks after slips from the moment their screen opens, and anew whenever the player wants to see them fresh. */
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

/** What a reviewed slip is known by: two may be of one millisecond, and the reference is there once it was read. */
const markOfEnded = ({ createdAt, reference }: Slip): string => `${createdAt} ${reference ?? ''}`;

const isUnderReview = ({ status }: Slip): boolean => status === 'in progress';
const isAnyUnderReview = (data: { readonly slips: readonly Slip[] } | undefined): boolean =>
  data?.slips.some(isUnderReview) ?? false;

/** How the slips of this phone stand. */
export interface SlipsUnderReview {
  /** One waits for its review, as far as this phone knows. */
  readonly isAny: boolean;
  /** The last one that was refused before the player’s eyes turned to it. */
  readonly refused: Slip | undefined;
}

/**
 * Looks after slips: while one waits for its review, the list is looked at on a bounded schedule, on focus and on coming
 * online. When a review has ended, wallet and statement are read anew. `isTold`: the page tells of it already.
 */
export function useSlipsUnderReview(isTold: boolean): SlipsUnderReview {
  const client = useQueryClient();
  const [refused, setRefused] = useState<Slip>();
  const { data } = useQuery({
    ...slipsQuery(1),
    enabled: ({ state }) => sentSlips.isAwaited() || isAnyUnderReview(state.data),
    refetchInterval: ({ state }) =>
      isAnyUnderReview(state.data) && nextPollDelay(Date.now() - lookedAfterSince),
    refetchOnWindowFocus: ({ state }) => !isAnyUnderReview(state.data) || 'always',
    refetchOnReconnect: ({ state }) => isAnyUnderReview(state.data) && 'always',
  });

  const last = useRef<readonly Slip[]>([]);
  const compare = useEffectEvent((slips: readonly Slip[]) => {
    const waited = last.current.filter(isUnderReview).map(({ createdAt }) => createdAt);
    const known = last.current.filter((slip) => !isUnderReview(slip)).map(markOfEnded);
    const ended = slips.filter(
      (slip) => !isUnderReview(slip) && waited.includes(slip.createdAt) && !known.includes(markOfEnded(slip)),
    );
    last.current = slips;
    if (!slips.some(isUnderReview)) sentSlips.settle();
    if (ended.length > 0) void invalidateNouns(client, ['wallet', 'statement']);
    const failed = ended.find(({ status }) => status === 'FAILED');
    if (failed && !isTold) setRefused(failed);
  });
  useEffect(() => {
    if (data) compare(data.slips);
  }, [data]);

  return { isAny: isAnyUnderReview(data), refused };
}
