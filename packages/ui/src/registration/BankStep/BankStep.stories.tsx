import type { MarketName } from '@wallet/contract/market';
import { useState } from 'react';
import { useWords } from '../../words/index.ts';
import { filledValues, laoBanks, thaiBanks } from '../registration.sample.ts';
import { emptyValues } from '../rules.ts';
import { type BankFieldsProps } from './BankFields.tsx';
import { BankStep } from './BankStep.tsx';

interface Stage {
  market: MarketName;
}

function Example({ market, ...props }: Stage & Partial<BankFieldsProps>) {
  const [values, setValues] = useState(props.values ?? emptyValues(market));
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <BankStep
        market={market}
        errorOf={() => undefined}
        banks={{ state: 'ready', data: market === 'laos' ? laoBanks : thaiBanks }}
        {...props}
        values={values}
        onChange={(change) => setValues({ ...values, ...change })}
      />
    </div>
  );
}

export const Ready = ({ market }: Stage) => <Example market={market} values={filledValues} />;
export const Empty = ({ market }: Stage) => <Example market={market} />;
export const Loading = ({ market }: Stage) => <Example market={market} banks={{ state: 'loading' }} />;
export const Failed = ({ market }: Stage) => (
  <Example
    market={market}
    banks={{ state: 'failed', retry: () => undefined, failure: { message: 'fault:connection' } }}
  />
);
export const EnglishNameOnly = ({ market }: Stage) => {
  const t = useWords('registration');
  return (
    <Example
      market={market}
      values={{ ...filledValues, bankCode: 'BBL', firstName: 'สมศักดิ์' }}
      errorOf={(field) => field === 'firstName' && t('problem.english')}
    />
  );
};
export const CurrencyChoice = () => <Example market="laos" values={emptyValues('laos')} />;
