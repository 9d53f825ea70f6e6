import { formatBaht, fromBaht, type Satang } from '@wallet/contract/wire/money';
import { useWords } from '../../words/index.ts';
import classes from './Money.module.css';

export type MoneyProps = {
  /** Put in front; none unless told. Which colour it has is the caller's: green is money that has arrived. */
  sign?: 'plus' | 'minus';
  /** Covers the digits while the player hides the balance. */
  isHidden?: boolean;
} & (
  | {
      /** An amount as it travels: baht. */
      baht: number;
      amount?: never;
    }
  | {
      /** An amount as it is computed: satang. */
      amount: Satang;
      baht?: never;
    }
);

const signs = { plus: '+', minus: '−' };

/** An amount of money, `฿1,234.50`, the same in every language (decisions 31). */
export function Money({ baht, amount, sign, isHidden = false }: MoneyProps) {
  const t = useWords('common');
  if (isHidden) {
    return (
      <span className={classes.money} role="img" aria-label={t('money.hidden')}>
        ฿ ••••••
      </span>
    );
  }
  const satang = amount ?? fromBaht(baht);
  const digits = formatBaht(satang);
  const text = digits.startsWith('-') ? `${signs.minus}฿${digits.slice(1)}` : `฿${digits}`;
  return (
    <span className={classes.money}>
      {sign && signs[sign]}
      {text}
    </span>
  );
}
