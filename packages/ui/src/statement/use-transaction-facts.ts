import type { Transaction } from '@wallet/contract/statement';
import { moneyText } from '@wallet/contract/wire/money';
import { shownDateFormat } from '@wallet/contract/wire/time';
import { use } from 'react';
import { playerTime } from '../base/DateTime/player-time.ts';
import type { ProblemButtonProps } from '../base/ProblemButton/ProblemButton.tsx';
import { useTranslation } from '../i18n/index.ts';
import { RequestNumberContext } from './request-number.ts';
import { useKindName } from './transaction.ts';
import { useAccountName } from './use-account-name.ts';

/** Returns the facts of a transaction, one a line, for support. */
export function useTransactionFacts(transaction: Transaction): ProblemButtonProps['facts'] {
  const t = useTranslation('statement');
  const nameOf = useAccountName();
  const kindName = useKindName();
  const requestNumberOf = use(RequestNumberContext);
  const { _id, from, to, amount, status, createdAt } = transaction;
  const time = playerTime(createdAt);
  const facts: readonly (readonly [label: string, value: string | undefined])[] = [
    [kindName(transaction), `${moneyText(amount)} (${t(`status.${status}`)})`],
    [t('detail.from'), nameOf(from)],
    [t('detail.to'), nameOf(to)],
    [t('detail.time'), time.isValid() ? time.format(shownDateFormat) : undefined],
    [t('detail.reference'), _id],
    [t('common:receipt.request'), _id && requestNumberOf(_id)],
  ];
  return facts.map(([label, value]) => value && `${label}: ${value}`);
}
