import type { FormErrors } from '@mantine/form';
import type { MarketName } from '@wallet/contract/market';
import { useTranslation } from '../../i18n/index.ts';
import { filledValues, laoBanks, thaiBanks } from '../registration.fixture.ts';
import { emptyValues, type RegisterValues } from '../rules.ts';
import { useStepForm } from '../step-form.fixture.ts';
import { type BankFieldsProps } from './BankFields.tsx';
import { BankStep } from './BankStep.tsx';

export default { title: 'Registration/Bank step' };

interface Stage {
  market: MarketName;
}

interface Filled {
  values?: RegisterValues;
  errors?: FormErrors;
}

function Example({ market, values, errors, ...props }: Stage & Filled & Partial<BankFieldsProps>) {
  const form = useStepForm(values ?? emptyValues(market), errors);
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <BankStep
        market={market}
        form={form}
        banks={{ state: 'ready', data: market === 'laos' ? laoBanks : thaiBanks }}
        {...props}
      />
    </div>
  );
}

export const Ready = ({ market }: Stage) => <Example market={market} values={filledValues} />;
export const Empty = ({ market }: Stage) => <Example market={market} />;
export const EnglishNameOnly = ({ market }: Stage) => {
  const t = useTranslation('registration');
  return (
    <Example
      market={market}
      values={{ ...filledValues, bankCode: 'BBL', firstName: 'สมศักดิ์' }}
      errors={{ firstName: t('problem.english') }}
    />
  );
};
export const CurrencyChoice = () => <Example market="laos" values={emptyValues('laos')} />;
