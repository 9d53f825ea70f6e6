import type { FormErrors } from '@mantine/form';
import { useTranslation } from '../../i18n/index.ts';
import { filledValues, sources } from '../registration.fixture.ts';
import { emptyValues, type RegisterValues } from '../rules.ts';
import { useStepForm } from '../step-form.fixture.ts';
import { ProfileStep, type ProfileStepProps } from './ProfileStep.tsx';

export default { title: 'Registration/Profile step' };

interface Filled {
  values?: RegisterValues;
  errors?: FormErrors;
}

function Example({ values = filledValues, errors, ...props }: Filled & Partial<ProfileStepProps>) {
  const form = useStepForm(values, errors);
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <ProfileStep
        market="thailand"
        form={form}
        sources={{ state: 'ready', data: sources }}
        isPhoneVerified
        {...props}
      />
    </div>
  );
}

export const Ready = () => <Example />;
export const Empty = () => <Example values={emptyValues('thailand')} isPhoneVerified={false} />;
export const Loading = () => <Example sources={{ state: 'loading' }} />;
export const Failed = () => (
  <Example sources={{ state: 'failed', retry: () => undefined, failure: { message: 'fault:connection' } }} />
);
export const NothingEntered = () => {
  const t = useTranslation('registration');
  return (
    <Example
      values={emptyValues('thailand')}
      errors={{
        name: t('problem.name'),
        password: t('problem.password'),
        confirmPassword: t('problem.confirmPassword'),
      }}
    />
  );
};
export const Mismatch = () => <Example values={{ ...filledValues, confirmPassword: 'demo12x' }} />;
