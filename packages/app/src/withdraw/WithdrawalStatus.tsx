import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { WithdrawStatus } from '@wallet/ui/withdraw/WithdrawStatus';
import { useEffect, useState } from 'react';
import { nextLook } from '#api/poll-schedule.ts';
import { touch } from '#api/query-client.ts';
import { statementQuery } from '#statement/api.ts';
import { compareFollowed, unfollow, useFollowed } from './tracked-withdrawal.ts';

/** How the last withdrawal stands, on home, until the player has seen how it ended. It is looked at for a while, and on focus. */
export function WithdrawalNews({ isHidden }: { isHidden: boolean }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const followed = useFollowed();
  const isUnderWay = followed?.status === 'in progress';
  const [since] = useState(() => Date.now());
  const { data } = useQuery({
    ...statementQuery(1),
    enabled: isUnderWay,
    refetchInterval: () => isUnderWay && nextLook(Date.now() - since),
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    // Rejected, it brings the money back.
    if (data && compareFollowed(data.statements)) void touch(client, ['wallet']);
  }, [client, data]);

  if (!followed) return null;
  return (
    <WithdrawStatus
      withdrawal={followed}
      isHidden={isHidden}
      onStatement={() => void navigate({ to: '/user/statement' })}
      onDismiss={unfollow}
    />
  );
}
