import { useQueryClient } from '@tanstack/react-query';
import type { Noun } from '@wallet/contract';
import { useResetOnOpen } from '@wallet/ui/base/reset-on-open';
import { eitherOf } from '#api/progress.ts';
import type { ApiMutation } from '#api/use-api-mutation.ts';
import type { Route } from '#api/client.ts';
import { invalidateNouns } from '#api/query-client.ts';
import { useDialog } from '#navigation/dialog.ts';

/** Shared state of the invite sheet and the refund sheet: two ways to receive, and the next steps. */
export function useRewardSheet<One extends Route, Other extends Route>(
  noun: 'invite' | 'refund',
  one: ApiMutation<One>,
  other: ApiMutation<Other>,
  shown: readonly Noun[],
) {
  const { isOpen, close } = useDialog(noun);
  const [page, onPage] = useResetOnOpen(isOpen, 1);
  const client = useQueryClient();
  return {
    isOpen,
    onClose: close,
    page,
    onPage,
    ...eitherOf(one, other),
    // The cached data is older than the refusal.
    onRefused: () => void invalidateNouns(client, shown),
  };
}
