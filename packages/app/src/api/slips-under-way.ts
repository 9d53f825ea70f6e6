import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Slip } from '@wallet/contract/statement';
import { useEffect, useEffectEvent, useRef } from 'react';
import { sentSlips } from '../slip/sent-slips.ts';
import { nextLook } from './next-look.ts';
import { touch } from './query-client.ts';
import { slipsQuery } from './statement.ts';

/** Epoch in milliseconds since which slips under review are looked after: a page load, a sending, a look by hand. */
let lookedAfterSince = Date.now();

/** Looks after slips under review from now on, for as long as anything is looked after. */
export const lookAfterSlips = (): void => void (lookedAfterSince = Date.now());

/** Looks after slips from the moment their screen opens, and anew whenever the player wants to see them fresh. */
export function useSlipsLookedAfter(
  isOpen: boolean,
  refetch: () => Promise<unknown>,
): { refresh: () => void } {
  useEffect(() => {
    if (isOpen) lookAfterSlips();
  }, [isOpen]);
  return {
    refresh() {
      lookAfterSlips();
      void refetch();
    },
  };
}

const isUnderWay = ({ status }: Slip): boolean => status === 'in progress';
const isAnyUnderWay = (data: { readonly slips: readonly Slip[] } | undefined): boolean =>
  data?.slips.some(isUnderWay) ?? false;

/**
 * Whether a slip waits for its review, as far as this phone knows. While one does, the list is looked at on a bounded
 * schedule, on focus and on coming online; when a review has ended, wallet and statement are read anew.
 */
export function useSlipsUnderWay(): boolean {
  const client = useQueryClient();
  const { data } = useQuery({
    ...slipsQuery(1),
    enabled: ({ state }) => sentSlips.isAwaited() || isAnyUnderWay(state.data),
    refetchInterval: ({ state }) => isAnyUnderWay(state.data) && nextLook(Date.now() - lookedAfterSince),
    refetchOnWindowFocus: ({ state }) => !isAnyUnderWay(state.data) || 'always',
    refetchOnReconnect: ({ state }) => isAnyUnderWay(state.data) && 'always',
  });

  const last = useRef<readonly Slip[]>([]);
  const compare = useEffectEvent((slips: readonly Slip[]) => {
    const hasEnded = ({ createdAt }: Slip) =>
      slips.some((slip) => slip.createdAt === createdAt && !isUnderWay(slip));
    if (!slips.some(isUnderWay)) sentSlips.settle();
    if (last.current.filter(isUnderWay).some(hasEnded)) void touch(client, ['wallet', 'statement']);
    last.current = slips;
  });
  useEffect(() => {
    if (data) compare(data.slips);
  }, [data]);

  return isAnyUnderWay(data);
}
