import {
  PasswordInput as MantinePasswordInput,
  Text,
  type PasswordInputProps as MantinePasswordInputProps,
} from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';

export interface PasswordInputProps extends MantinePasswordInputProps {
  value: string;
  /** `current-password` for login, `new-password` for a new one. */
  autoComplete: 'current-password' | 'new-password';
}

const localLetters = /[\u0E00-\u0EFF]/;

/** Mantine's PasswordInput with a warning about Thai or Lao letters. */
export function PasswordInput(props: PasswordInputProps) {
  const t = useTranslation('common');
  const [isVisible, setVisible] = useState(false);
  return (
    <div>
      <MantinePasswordInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={Boolean(props.error) || undefined}
        visible={isVisible}
        onVisibilityChange={setVisible}
        // The label changes with the state; `aria-pressed` would announce it twice.
        visibilityToggleButtonProps={{
          'aria-label': isVisible ? t('password.hide') : t('password.show'),
          'aria-pressed': undefined,
        }}
        {...props}
      />
      <Text role="status" size="xs" c="orange.4">
        {localLetters.test(props.value) && t('password.script')}
      </Text>
    </div>
  );
}
