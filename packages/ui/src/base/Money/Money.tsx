import { formatBaht, fromBaht, type Satang } from '@wallet/contract/wire/money';
import { useTranslation } from '../../i18n/index.ts';
import classes from './Money.module.css';

export type MoneyProps = {
  /** Prefix of the amount. The caller sets the colour: green is received money. */
  sign?: 'plus' | 'minus';
  /** Covers the digits of a hidden balance. */
  isHidden?: boolean;
} & (
  | {
      /** Amount on the wire, in baht. */
      baht: number;
      amount?: never;
    }
  | {
      /** Amount in satang. */
      amount: Satang;
      baht?: never;
    }
);

const signs = { plus: '+', minus: '−' };

/** Amount of money, `฿1,234.50`, equal in all languages (decisions 31). */
export function Money({ baht, amount, sign, isHidden = false }: MoneyProps) {
  const t = useTranslation('common');
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
