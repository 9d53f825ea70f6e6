import { useQueryClient } from '@tanstack/react-query';
import type { Noun } from '@wallet/contract';
import { eitherOf } from '#api/progress.ts';
import type { ApiMutation } from '#api/use-api-mutation.ts';
import type { Route } from '#api/client.ts';
import { invalidateNouns } from '#api/query-client.ts';
import { useDialog } from '#navigation/dialog.ts';

/** Shared state of the invite sheet and the refund sheet: two ways to receive, and the next steps. */
export function useRewardSheet<One extends Route, Other extends Route>(
  one: ApiMutation<One>,
  other: ApiMutation<Other>,
  shown: readonly Noun[],
) {
  const { close } = useDialog();
  const client = useQueryClient();
  return {
    onClose: close,
    ...eitherOf(one, other),
    // The cached data is older than the refusal.
    onRefused: () => void invalidateNouns(client, shown),
  };
}
