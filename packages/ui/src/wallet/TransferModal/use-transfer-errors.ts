import { transferMinimum } from '@wallet/contract/wallet';
import { useTranslation } from '../../i18n/index.ts';
import type { TransferAccount } from '@wallet/contract/accounts';
import type { TransferDraft, TransferProblems } from '../transfer-rules.ts';

/** Returns the error of each field; `true` marks an account without a text of its own. */
export function useTransferErrors() {
  const t = useTranslation('wallet');
  return (
    problems: TransferProblems,
    { from, to }: Pick<TransferDraft, 'from' | 'to'>,
    accounts: readonly TransferAccount[],
  ) => {
    const limit =
      problems.amount === 'not-enough'
        ? accounts.find(({ code }) => code === from)?.balance
        : transferMinimum;
    const isMissing = (wanted: string | undefined) => !accounts.some(({ code }) => code === wanted);
    return {
      from: problems.accounts && (problems.accounts === 'same' || isMissing(from)),
      to:
        problems.accounts &&
        (problems.accounts === 'same' || isMissing(to) || isMissing(from)) &&
        t(`transfer.problem.${problems.accounts}`),
      amount:
        problems.amount && limit !== undefined && t(`transfer.problem.${problems.amount}`, { amount: limit }),
    };
  };
}
