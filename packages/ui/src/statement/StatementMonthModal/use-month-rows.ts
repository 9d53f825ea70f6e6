import type { Transaction } from '@wallet/contract/statement';
import { amountText, satang } from '@wallet/contract/wire/money';
import { playerTime } from '../../base/DateTime/player-time.ts';
import { useTranslation } from '../../i18n/index.ts';
import { linksOf, signOf, useKindName } from '../transaction.ts';
import { useAccountName } from '../use-account-name.ts';

/** Returns the titles of the columns and the cells of a transaction, in the player's language. */
export function useMonthRows() {
  const t = useTranslation('statement');
  const nameOf = useAccountName();
  const kindName = useKindName();
  const titles = [
    t('detail.time'),
    t('month.kind'),
    t('detail.from'),
    t('detail.to'),
    t('month.amount'),
    t('month.status'),
    t('detail.reference'),
    t('month.details'),
  ];
  const rowOf = (transaction: Transaction, timeFormat: string): (string | number)[] => {
    const { _id = '', from, to, amount, status, createdAt } = transaction;
    const time = playerTime(createdAt);
    const size = satang(Math.abs(amount));
    return [
      time.isValid() ? time.format(timeFormat) : '',
      kindName(transaction),
      nameOf(from),
      nameOf(to),
      Number(amountText(signOf(transaction) === 'minus' ? satang(-size) : size)),
      t(`status.${status}`),
      _id,
      linksOf(transaction)
        .map(({ description }) => description)
        .join(' · '),
    ];
  };
  return { titles, rowOf };
}
