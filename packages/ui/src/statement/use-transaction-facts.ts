import type { Transaction } from '@wallet/contract/statement';
import { moneyText } from '@wallet/contract/wire/money';
import { shownDateFormat } from '@wallet/contract/wire/time';
import { playerTime } from '../base/DateTime/player-time.ts';
import { useTranslation } from '../i18n/index.ts';
import { useKindName } from './transaction.ts';
import { useAccountName } from './use-account-name.ts';

/** Returns the facts of a transaction, one a line, for support. */
export function useTransactionFacts(transaction: Transaction): readonly string[] {
  const t = useTranslation('statement');
  const nameOf = useAccountName();
  const kindName = useKindName();
  const { _id, from, to, amount, status, createdAt } = transaction;
  const time = playerTime(createdAt);
  const facts: readonly (readonly [label: string, value: string | undefined])[] = [
    [kindName(transaction), `${moneyText(amount)} (${t(`status.${status}`)})`],
    [t('detail.from'), nameOf(from)],
    [t('detail.to'), nameOf(to)],
    [t('detail.time'), time.isValid() ? time.format(shownDateFormat) : undefined],
    [t('detail.reference'), _id],
  ];
  return facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
}
