import { useState } from 'react';
import { useWords } from '../../words/index.ts';
import { filledValues, sources } from '../registration.sample.ts';
import { emptyValues } from '../rules.ts';
import { ProfileStep, type ProfileStepProps } from './ProfileStep.tsx';

function Example(props: Partial<ProfileStepProps>) {
  const [values, setValues] = useState(props.values ?? filledValues);
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <ProfileStep
        market="thailand"
        errorOf={() => undefined}
        sources={{ state: 'ready', data: sources }}
        isPhoneVerified
        {...props}
        values={values}
        onChange={(change) => setValues({ ...values, ...change })}
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
  const t = useWords('registration');
  return (
    <Example
      values={emptyValues('thailand')}
      errorOf={(field) =>
        field === 'name' || field === 'password' || field === 'confirmPassword'
          ? t(`problem.${field}`)
          : undefined
      }
    />
  );
};
export const Mismatch = () => <Example values={{ ...filledValues, confirmPassword: 'demo12x' }} />;
