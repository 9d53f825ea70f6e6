import { moneyText, satang, type Satang } from '@wallet/contract/wire/money';
import { useTranslation } from '../../i18n/index.ts';
import { EarlyPlace, type EarlyPlaceName } from '../EarlyPlace/EarlyPlace.tsx';
import { RollingTotal } from './RollingTotal.tsx';
import classes from './Money.module.css';

export interface MoneyProps {
  amount: Satang;
  /** Prefix of an amount that is not negative. The caller sets the colour: green is received money. */
  sign?: 'plus' | 'minus';
  /** Covers the digits of a hidden balance. */
  isHidden?: boolean;
  /** The largest amount of the page: its digits roll after a change. */
  isTotal?: boolean;
}

const signs = { plus: '+', minus: '−' };

/** Amount of money, `฿1,234.50`, equal in all languages (decisions 31). */
export function Money({ amount, sign, isHidden = false, isTotal = false }: MoneyProps) {
  const t = useTranslation('common');
  if (isHidden) {
    return (
      <span className={classes.money} role="img" aria-label={t('money.hidden')}>
        ฿ ••••••
      </span>
    );
  }
  if (isTotal) return <RollingTotal amount={amount} />;
  return (
    <span className={classes.money}>
      {sign && amount >= 0 && signs[sign]}
      {moneyText(amount)}
    </span>
  );
}

/** An amount that the first script fills in, and the cover of a hidden one. */
export const EarlyMoney = ({ name }: { name: EarlyPlaceName }) => (
  <EarlyPlace name={name}>
    <Money amount={satang(0)} isTotal={name === 'total'} />
    <Money amount={satang(0)} isHidden />
  </EarlyPlace>
);
