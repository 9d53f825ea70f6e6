import { useQuery, useQueryClient } from '@tanstack/react-query';
import { transactionKey, type Transaction } from '@wallet/contract/statement';
import { WithdrawStatus } from '@wallet/ui/withdraw/WithdrawStatus';
import { useEffect, useState } from 'react';
import { invalidateNouns } from '#api/query-client.ts';
import { usePoll } from '#api/use-poll.ts';
import { statementQuery } from '#statement/api.ts';
import { isAbove, updateTracked, untrackWithdrawal, useTrackedWithdrawal } from './tracked-withdrawal.ts';

/** State of the last withdrawal on home, until the player saw its end. */
export function WithdrawalStatus({ isHidden }: { isHidden: boolean }) {
  const tracked = useTrackedWithdrawal();
  return tracked && <Status key={transactionKey(tracked)} withdrawal={tracked} isHidden={isHidden} />;
}

/** Pages to look through; some backends return the first page for every number. */
const maxPages = 5;

/** Polled while under way. */
function Status({ withdrawal, isHidden }: { withdrawal: Transaction; isHidden: boolean }) {
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const isUnderWay = withdrawal.status === 'in progress';
  const { data, refetch } = useQuery({ ...statementQuery(page), enabled: isUnderWay });
  usePoll(isUnderWay, () => refetch({ cancelRefetch: false }));
  // Newer transactions have moved it to the next page.
  if (page < maxPages && data && isAbove(data.statements, withdrawal)) setPage(page + 1);
  useEffect(() => {
    // A rejection returns the money.
    if (data && updateTracked(data.statements)) void invalidateNouns(client, ['wallet']);
  }, [client, data]);
  return <WithdrawStatus withdrawal={withdrawal} isHidden={isHidden} onDismiss={untrackWithdrawal} />;
}
