import { Alert, Text, TextInput } from '@mantine/core';
import type { Source } from '@wallet/contract/registration';
import { CheckIcon } from '../../base/Icon/Icon.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { PasswordInput } from '../../base/PasswordInput/PasswordInput.tsx';
import { useWords } from '../../words/index.ts';
import { Choice } from '../../base/Choice/Choice.tsx';
import { maskedPhone } from '../OtpStep/masked-phone.ts';
import type { StepProps } from '../step.ts';
import { InviteCode } from './InviteCode.tsx';
import classes from './ProfileStep.module.css';
import { status } from '../../base/status/status.tsx';

export interface ProfileStepProps extends StepProps {
  /** Answers to “where did you hear of us”. */
  sources: Loadable<readonly Source[]>;
  /** Whether the phone number is verified: shown with a tick. */
  isPhoneVerified: boolean;
}

/** Step 3: name, password, and how the player came here (spec 2, /register). */
export function ProfileStep({ values, errorOf, onChange, sources, isPhoneVerified }: ProfileStepProps) {
  const t = useWords('registration');
  const { password, confirmPassword } = values;
  const isMatch = password !== '' && confirmPassword === password;
  // Said while typing only once no further letter could make it right.
  const isHopeless = !password.startsWith(confirmPassword);
  return (
    <>
      {isPhoneVerified && (
        <Alert {...status.success}>{t('phone.verified', { phone: maskedPhone(values.phone) })}</Alert>
      )}
      <TextInput
        label={t('profile.name')}
        description={t('profile.nameHint')}
        name="name"
        autoComplete="name"
        maxLength={100}
        value={values.name}
        error={errorOf('name')}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <PasswordInput
        label={t('profile.password')}
        name="password"
        autoComplete="new-password"
        value={password}
        error={errorOf('password')}
        onChange={({ currentTarget }) => onChange({ password: currentTarget.value })}
      />
      <div>
        <PasswordInput
          label={t('profile.confirmPassword')}
          name="confirmPassword"
          autoComplete="new-password"
          value={confirmPassword}
          error={errorOf('confirmPassword') ?? (isHopeless && t('problem.mismatch'))}
          onChange={({ currentTarget }) => onChange({ confirmPassword: currentTarget.value })}
        />
        <p role="status" className={classes.match}>
          {isMatch && (
            <>
              <CheckIcon size={18} /> {t('profile.match')}
            </>
          )}
        </p>
      </div>
      <Sources
        sources={sources}
        value={values.sourceCode}
        onChange={(sourceCode) => onChange({ sourceCode })}
      />
      <InviteCode value={values.inviteCode} onChange={(inviteCode) => onChange({ inviteCode })} />
    </>
  );
}

interface SourcesProps {
  sources: Loadable<readonly Source[]>;
  value: string;
  onChange: (code: string) => void;
}

/** Not worth a wait or a stop: nothing while it loads, a word when it failed. */
function Sources({ sources, value, onChange }: SourcesProps) {
  const t = useWords('registration');
  if (sources.state === 'loading') return null;
  if (sources.state === 'failed')
    return (
      <Text size="sm" c="dimmed">
        {t('profile.sourceFailed')}
      </Text>
    );
  if (sources.data.length === 0) return null;
  return (
    <Choice
      isOptional
      label={
        <>
          {t('profile.source')}{' '}
          <Text span inherit c="dimmed" fw={400}>
            ({t('profile.optional')})
          </Text>
        </>
      }
      options={sources.data.map(({ code, description }) => ({ value: code, label: description }))}
      value={value}
      onChange={onChange}
    />
  );
}
