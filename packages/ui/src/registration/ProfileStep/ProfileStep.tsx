import { Group, Text, TextInput } from '@mantine/core';
import type { Source } from '@wallet/contract/registration';
import { CheckIcon } from '../../base/Icon/Icon.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { PasswordInput } from '../../base/PasswordInput/PasswordInput.tsx';
import { PhoneInput } from '../../base/PhoneInput/PhoneInput.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { ChipSelect } from '../../base/ChipSelect/ChipSelect.tsx';
import { maskedPhone } from '../OtpStep/masked-phone.ts';
import type { StepProps } from '../step.ts';
import { InviteCode, OptionalLabel } from './InviteCode.tsx';

export interface ProfileStepProps extends StepProps {
  sources: Loadable<readonly Source[]>;
  /** Whether the phone number is verified; shown with a tick. */
  isPhoneVerified: boolean;
}

/** Step 3: name, password, and source (spec 2, /register). */
export function ProfileStep({ market, form, sources, isPhoneVerified }: ProfileStepProps) {
  const t = useTranslation('registration');
  const { phone, password, confirmPassword, sourceCode, inviteCode } = form.values;
  const confirmation = form.getInputProps('confirmPassword');
  const isMatch = password !== '' && confirmPassword === password;
  // Reported while typing only when more letters cannot fix it.
  const isHopeless = !password.startsWith(confirmPassword);
  return (
    <>
      {isPhoneVerified && (
        <Group gap="xs" wrap="nowrap" fz="sm" c="green.4">
          <CheckIcon size={18} /> {t('phone.verified', { phone: maskedPhone(phone) })}
        </Group>
      )}
      {/* Password managers store the password with it. */}
      <PhoneInput display="none" autoComplete="username" market={market} {...form.getInputProps('phone')} />
      <TextInput
        label={t('profile.name')}
        description={t('profile.nameHint')}
        name="name"
        autoComplete="name"
        maxLength={100}
        {...form.getInputProps('name')}
      />
      <PasswordInput
        label={t('profile.password')}
        name="password"
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <div>
        <PasswordInput
          label={t('profile.confirmPassword')}
          name="confirmPassword"
          autoComplete="new-password"
          {...confirmation}
          error={confirmation.error ?? (isHopeless && t('problem.mismatch'))}
        />
        <Text component="div" size="xs" c="green.4" role="status">
          {isMatch && (
            <Group gap="xs" mt="xs">
              <CheckIcon size={18} /> {t('profile.match')}
            </Group>
          )}
        </Text>
      </div>
      <Sources
        sources={sources}
        value={sourceCode}
        onChange={(code) => form.setFieldValue('sourceCode', code)}
      />
      <InviteCode value={inviteCode} onChange={(code) => form.setFieldValue('inviteCode', code)} />
    </>
  );
}

interface SourcesProps {
  sources: Loadable<readonly Source[]>;
  value: string;
  onChange: (code: string) => void;
}

/** Optional: renders nothing while loading, and a short text after a failure. */
function Sources({ sources, value, onChange }: SourcesProps) {
  const t = useTranslation('registration');
  if (sources.state === 'loading') return null;
  if (sources.state === 'failed') return <Hint>{t('profile.sourceFailed')}</Hint>;
  if (sources.data.length === 0) return null;
  return (
    <ChipSelect
      allowDeselect
      label={<OptionalLabel>{t('profile.source')}</OptionalLabel>}
      options={sources.data.map(({ code, description }) => ({ value: code, label: description }))}
      value={value}
      onChange={onChange}
    />
  );
}
