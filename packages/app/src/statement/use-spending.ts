import { satang, type Satang } from '@wallet/contract/wire/money';
import type { Loadable } from '@wallet/ui/base/loadable';
import { useToday } from '@wallet/ui/base/today';
import {
  isLoadedSince,
  spendingSince,
  startOf,
  type SpendingPeriod,
} from '@wallet/ui/statement/SpendingModal';
import { longStatementQuery } from './api.ts';
import { useOpening, useStatementScan, type StatementScan } from './use-statement-scan.ts';

/** Reads the statement back to the start of a period, while its summary is open. */
export function useSpending(isOpen: boolean, period: SpendingPeriod): StatementScan {
  return useStatementBackTo(isOpen, startOf(period, useToday()), summaryPages);
}

/** Maximum number of long pages for the summary, which names what it lacks. */
const summaryPages = 10;

/** Reads the statement back to a moment (epoch in milliseconds), while open. */
function useStatementBackTo(isOpen: boolean, start: number, most: number): StatementScan {
  const name = useOpening(isOpen);
  return useStatementScan(isOpen, longStatementQuery({ name, most }), (loaded) =>
    isLoadedSince(loaded, start),
  );
}

/** Returns the deposits and withdrawals since a moment (epoch in milliseconds), pending ones included. */
export function useSpentSince(
  isWanted: boolean,
  start: number,
): Loadable<{ readonly deposits: Satang; readonly withdrawals: Satang; readonly unreadable: number }> {
  const { loaded, state, failure, onRetry } = useStatementBackTo(isWanted, start, Infinity);
  if (state === 'loading') return { state: 'loading' };
  if (state === 'failed') return { state: 'failed', retry: onRetry, failure };
  const { transactions, unreadable = 0 } = loaded;
  const { deposits, withdrawals, waiting } = spendingSince(transactions, start);
  return { state: 'ready', data: { deposits, withdrawals: satang(withdrawals + waiting), unreadable } };
}
