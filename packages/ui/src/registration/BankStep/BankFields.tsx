import { Alert, TextInput } from '@mantine/core';
import { markets } from '@wallet/contract/market';
import { needsEnglishName, normalizeAccountNumber, type Bank } from '@wallet/contract/registration';
import type { Loadable } from '../../base/loadable.ts';
import { UppercaseInput } from '../../base/UppercaseInput/UppercaseInput.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { BankPicker } from '../BankPicker/BankPicker.tsx';
import type { StepProps } from '../step.ts';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { ChipSelect } from '../../base/ChipSelect/ChipSelect.tsx';

export interface BankFieldsProps extends StepProps {
  banks: Loadable<readonly Bank[]>;
}

/** Bank, number and holder of the account for withdrawals (spec 5, Registration bank step). */
export function BankFields({ market, form, banks }: BankFieldsProps) {
  const t = useTranslation('registration');
  return (
    <>
      <Hint inherit>{t('bank.hint')}</Hint>
      <BankPicker
        banks={banks}
        hasPopular={markets[market].recommendsBanks}
        {...form.getInputProps('bankCode')}
      />
      <TextInput
        label={t('bank.number')}
        name="accountNo"
        inputMode="numeric"
        autoComplete="off"
        maxLength={32}
        {...form.getInputProps('accountNo')}
        onChange={({ currentTarget }) =>
          form.setFieldValue('accountNo', normalizeAccountNumber(currentTarget.value))
        }
      />
      <div role="status">
        {needsEnglishName(form.values.bankCode) && (
          <Alert {...alertProps.info}>{t('bank.englishOnly')}</Alert>
        )}
      </div>
      <UppercaseInput
        label={t('bank.firstName')}
        name="firstName"
        autoComplete="given-name"
        maxLength={100}
        {...form.getInputProps('firstName')}
      />
      <UppercaseInput
        label={t('bank.lastName')}
        name="lastName"
        autoComplete="family-name"
        maxLength={99}
        {...form.getInputProps('lastName')}
      />
    </>
  );
}

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
