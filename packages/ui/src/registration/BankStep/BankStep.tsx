import { markets } from '@wallet/contract/market';
import { ChipSelect } from '../../base/ChipSelect/ChipSelect.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { BankFields, type BankFieldsProps } from './BankFields.tsx';

/** Step 4: bank account, and the currency where the market offers several (spec 2, 5). */
export function BankStep(props: BankFieldsProps) {
  const { market, form } = props;
  const t = useTranslation('registration');
  const { currencies } = markets[market];
  return (
    <>
      <BankFields {...props} />
      {currencies.length > 1 && (
        <ChipSelect
          label={t('bank.currency')}
          description={t('bank.currencyHint')}
          options={currencies.map((currency) => ({ value: currency, label: t(`bank.${currency}`) }))}
          value={form.values.currency}
          onChange={(currency) => currency !== '' && form.setFieldValue('currency', currency)}
        />
      )}
    </>
  );
}
