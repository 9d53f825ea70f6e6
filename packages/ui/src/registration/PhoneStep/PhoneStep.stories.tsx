import type { FormErrors } from '@mantine/form';
import { demoPhones } from '@wallet/contract/demo-members';
import type { MarketName } from '@wallet/contract/market';
import { useTranslation } from '../../i18n/index.ts';
import { emptyValues, type RegisterValues } from '../rules.ts';
import { useStepForm } from '../step-form.fixture.ts';
import { PhoneStep, type PhoneStepProps } from './PhoneStep.tsx';

export default { title: 'Registration/Phone step' };

interface Stage {
  market: MarketName;
}

interface Filled {
  values?: RegisterValues;
  errors?: FormErrors;
}

function Example({ market, values, errors, ...props }: Stage & Filled & Partial<PhoneStepProps>) {
  const form = useStepForm(values ?? emptyValues(market), errors);
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <PhoneStep market={market} form={form} isOtpOn minimumAge={20} {...props} />
    </div>
  );
}

export const Ready = ({ market }: Stage) => (
  <Example market={market} values={{ ...emptyValues(market), phone: demoPhones.rich }} />
);
export const Empty = ({ market }: Stage) => <Example market={market} />;
export const Failed = ({ market }: Stage) => {
  const t = useTranslation('registration');
  return (
    <Example
      market={market}
      values={{ ...emptyValues(market), phone: '08123' }}
      errors={{ phone: t('problem.phoneDigits', { digits: 10 }) }}
    />
  );
};
export const WithoutOtp = ({ market }: Stage) => <Example market={market} isOtpOn={false} />;
