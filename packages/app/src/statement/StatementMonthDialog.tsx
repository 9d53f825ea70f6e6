import { useQuery, useQueryClient } from '@tanstack/react-query';
import { wallet } from '@wallet/contract/wallet';
import { useToday } from '@wallet/ui/base/today';
import { isLoadedSince } from '@wallet/ui/statement/SpendingModal';
import { StatementMonthModal } from '@wallet/ui/statement/StatementMonthModal';
import { useState } from 'react';
import { failureOf } from '#api/api-error.ts';
import { useDialog } from '#navigation/dialog.ts';
import { contractHooks } from '#api/tsr.ts';
import { longStatementQuery, monthPageQuery } from './api.ts';
import { boundsOf, monthsUntil } from './months.ts';
import { useOpening, useStatementScan } from './use-statement-scan.ts';

/** Own hooks, because the folder of the wallet imports this one. */
const tsr = contractHooks('wallet', wallet);

/** `?modal=month` */
export function StatementMonthDialog() {
  const client = useQueryClient();
  const { isOpen, close } = useDialog('month');
  const months = monthsUntil(useToday());
  const [chosen, setChosen] = useState<string>();
  const month = chosen ?? months[0] ?? '';
  const { start, end } = boundsOf(month);
  const name = useOpening(isOpen) + month;
  const member = tsr.read.useQuery({}).data?.profile;

  const firstPage = useQuery({ ...monthPageQuery(client, name, end), enabled: isOpen });
  const first = firstPage.data ?? 1;
  const scan = useStatementScan(
    isOpen && firstPage.data !== undefined,
    longStatementQuery({ name, first }),
    (loaded) => isLoadedSince(loaded, start),
  );
  return (
    <StatementMonthModal
      isOpen={isOpen}
      onClose={close}
      member={member && `${member.name} (${member.username})`}
      months={months}
      month={month}
      onMonth={setChosen}
      loaded={scan.loaded}
      transactions={scan.loaded.transactions.filter(({ createdAt }) => {
        const at = Date.parse(createdAt);
        return at >= start && at < end;
      })}
      state={firstPage.isError ? 'failed' : scan.state}
      failure={firstPage.isError ? failureOf(firstPage.error) : scan.failure}
      onRetry={() => (firstPage.isError ? void firstPage.refetch() : scan.onRetry())}
    />
  );
}
