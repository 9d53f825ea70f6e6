import type { MarketName } from '@wallet/contract/market';
import { useState } from 'react';
import { useWords } from '../../words/index.ts';
import { emptyValues } from '../rules.ts';
import { PhoneStep, type PhoneStepProps } from './PhoneStep.tsx';

interface Stage {
  market: MarketName;
}

function Example({ market, ...props }: Stage & Partial<PhoneStepProps>) {
  const [values, setValues] = useState(props.values ?? emptyValues(market));
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <PhoneStep
        market={market}
        errorOf={() => undefined}
        isOtpOn
        minimumAge={20}
        {...props}
        values={values}
        onChange={(change) => setValues({ ...values, ...change })}
      />
    </div>
  );
}

export const Ready = ({ market }: Stage) => (
  <Example market={market} values={{ ...emptyValues(market), phone: '0812345678' }} />
);
export const Empty = ({ market }: Stage) => <Example market={market} />;
export const Failed = ({ market }: Stage) => {
  const t = useWords('registration');
  return (
    <Example
      market={market}
      values={{ ...emptyValues(market), phone: '08123' }}
      errorOf={() => t('problem.phoneDigits', { digits: 10 })}
    />
  );
};
export const WithoutOtp = ({ market }: Stage) => <Example market={market} isOtpOn={false} />;
