import {
  PasswordInput as MantinePasswordInput,
  Text,
  type PasswordInputProps as MantinePasswordInputProps,
} from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { useWords } from '../../words/index.ts';

export interface PasswordInputProps extends MantinePasswordInputProps {
  value: string;
  /** `current-password` to sign in, `new-password` to choose one. */
  autoComplete: 'current-password' | 'new-password';
}

const localLetters = /[\u0E00-\u0EFF]/;

/** Mantine's field for a password, with a warning of the two slips a covered field hides: Caps Lock and local letters. */
export function PasswordInput({ onKeyDown, onKeyUp, onBlur, ...props }: PasswordInputProps) {
  const t = useWords('common');
  const [isVisible, setVisible] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const hint = localLetters.test(props.value)
    ? t('password.script')
    : isCapsLock
      ? t('password.capsLock')
      : '';
  return (
    <div>
      <MantinePasswordInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={Boolean(props.error) || undefined}
        visible={isVisible}
        onVisibilityChange={setVisible}
        // Its name says what it does; that it is pressed would say it a second time.
        visibilityToggleButtonProps={{
          'aria-label': isVisible ? t('password.hide') : t('password.show'),
          'aria-pressed': undefined,
        }}
        {...props}
        onKeyDown={(event) => {
          watchCapsLock(event);
          onKeyDown?.(event);
        }}
        onKeyUp={(event) => {
          watchCapsLock(event);
          onKeyUp?.(event);
        }}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur?.(event);
        }}
      />
      <Text role="status" size="xs" c="orange.4">
        {hint}
      </Text>
    </div>
  );
}
