import { useQuery, useQueryClient } from '@tanstack/react-query';
import { transactionKey } from '@wallet/contract/statement';
import { WithdrawStatus } from '@wallet/ui/withdraw/WithdrawStatus';
import { useEffect } from 'react';
import { invalidateNouns } from '#api/query-client.ts';
import { usePoll } from '#api/use-poll.ts';
import { statementQuery } from '#statement/api.ts';
import { updateTracked, untrackWithdrawal, useTrackedWithdrawal } from './tracked-withdrawal.ts';

/** State of the last withdrawal on home, until the player saw its end. Polled while under way. */
export function WithdrawalStatus({ isHidden }: { isHidden: boolean }) {
  const client = useQueryClient();
  const tracked = useTrackedWithdrawal();
  const isUnderWay = tracked?.status === 'in progress';
  const { data, refetch } = useQuery({ ...statementQuery(1), enabled: isUnderWay });
  usePoll(isUnderWay, () => refetch({ cancelRefetch: false }), tracked && transactionKey(tracked));
  useEffect(() => {
    // A rejection returns the money.
    if (data && updateTracked(data.statements)) void invalidateNouns(client, ['wallet']);
  }, [client, data]);

  if (!tracked) return null;
  return <WithdrawStatus withdrawal={tracked} isHidden={isHidden} onDismiss={untrackWithdrawal} />;
}
