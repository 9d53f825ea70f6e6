import { Portal } from '@mantine/core';
import type { Transaction } from '@wallet/contract/statement';
import { shownDateFormat } from '@wallet/contract/wire/time';
import { useEffect, useState } from 'react';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { useBrand } from '../../theme/brand.ts';
import { signOf } from '../transaction.ts';
import classes from './PrintedMonth.module.css';
import { useMonthRows } from './use-month-rows.ts';

export interface PrintedMonthProps {
  /** `YYYY-MM`. */
  month: string;
  member: string | undefined;
  transactions: readonly Transaction[];
}

/** The month on paper; hidden on the screen. Printing shows it alone. */
export function PrintedMonth({ month, member, transactions }: PrintedMonthProps) {
  const t = useTranslation('statement');
  const { name } = useBrand();
  const { titles, rowOf } = useMonthRows();
  const [printedAt] = useState(() => new Date().toISOString());
  useEffect(() => {
    const printed = classes['printed'] ?? '';
    document.body.classList.add(printed);
    return () => document.body.classList.remove(printed);
  }, []);
  return (
    <Portal reuseTargetNode={false} className={classes.paper ?? ''}>
      <h1>
        {t('title')} {monthText(month)}
      </h1>
      <p>
        {[name, member, t('month.count', { count: transactions.length })].filter(Boolean).join(' · ')}
        <br />
        {t('month.printedAt')} <DateTime value={printedAt} />
      </p>
      <table>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {transactions.map((transaction, index) => (
            <tr key={transaction._id ?? index}>
              {rowOf(transaction, shownDateFormat).map((cell, at) => (
                <td key={titles[at]}>
                  {typeof cell === 'number' ? <SignedMoney transaction={transaction} /> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Portal>
  );
}

/** Returns a month as shown, `MM/YYYY`, Gregorian (decisions 5). */
export const monthText = (month: string): string => month.split('-').reverse().join('/');

/** The amount with its sign, without the colours of the screen. */
function SignedMoney({ transaction }: { transaction: Transaction }) {
  const sign = signOf(transaction);
  return <Money amount={transaction.amount} {...(sign && { sign })} />;
}
