import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Noun } from '@wallet/contract';
import { latestProgress, type ApiMutation } from '#api/use-api-mutation.ts';
import type { Route } from '#api/client.ts';
import { invalidateNouns } from '#api/query-client.ts';
import { useDialog } from '#navigation/dialog.ts';

/** What the sheets of invites and refunds have in common: how the two ways to receive stand, and the ways on from there. */
export function useRewardSheet<One extends Route, Other extends Route>(
  one: ApiMutation<One>,
  other: ApiMutation<Other>,
  shown: readonly Noun[],
) {
  const { close } = useDialog();
  const navigate = useNavigate();
  const client = useQueryClient();
  return {
    onClose: close,
    progress: latestProgress(one, other),
    onReset: () => {
      one.reset();
      other.reset();
    },
    // A refusal knows more than what is shown.
    onRefused: () => void invalidateNouns(client, shown),
    onStatement: () => void navigate({ to: '/user/statement' }),
    onBonuses: () => void navigate({ to: '/user/bonus' }),
  };
}
