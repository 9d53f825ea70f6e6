import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { WithdrawStatus } from '@wallet/ui/withdraw/WithdrawStatus';
import { useEffect, useState } from 'react';
import { nextPollDelay } from '#api/poll-schedule.ts';
import { invalidateNouns } from '#api/query-client.ts';
import { statementQuery } from '#statement/api.ts';
import { updateTracked, untrackWithdrawal, useTrackedWithdrawal } from './tracked-withdrawal.ts';

/** State of the last withdrawal on home, until the player saw its end. Polled for a while, and on focus. */
export function WithdrawalStatus({ isHidden }: { isHidden: boolean }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const followed = useTrackedWithdrawal();
  const isUnderWay = followed?.status === 'in progress';
  const [since] = useState(() => Date.now());
  const { data } = useQuery({
    ...statementQuery(1),
    enabled: isUnderWay,
    refetchInterval: () => isUnderWay && nextPollDelay(Date.now() - since),
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    // A rejection returns the money.
    if (data && updateTracked(data.statements)) void invalidateNouns(client, ['wallet']);
  }, [client, data]);

  if (!followed) return null;
  return (
    <WithdrawStatus
      withdrawal={followed}
      isHidden={isHidden}
      onStatement={() => void navigate({ to: '/user/statement' })}
      onDismiss={untrackWithdrawal}
    />
  );
}
