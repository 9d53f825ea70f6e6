import { useState, type FocusEventHandler, type KeyboardEvent, type ReactNode } from 'react';
import { TextField } from '../TextField/TextField.tsx';
import { useWords } from '../../words/index.ts';
import { EyeIcon, EyeOffIcon } from '../Icon/Icon.tsx';
import classes from './PasswordField.module.css';

export interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** `current-password` to sign in, `new-password` to choose one. */
  autoComplete: 'current-password' | 'new-password';
  error?: ReactNode;
  description?: ReactNode;
  name?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  onFocus?: FocusEventHandler<HTMLInputElement>;
}

const localLetters = /[\u0E00-\u0EFF]/;

/** A password with a way to see it, and a word of warning for the two slips a covered field hides. */
export function PasswordField({
  label,
  value,
  onChange,
  autoComplete,
  error,
  description,
  name,
  isDisabled = false,
  isRequired = false,
  onBlur,
  onFocus,
}: PasswordFieldProps) {
  const t = useWords('common');
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const hint = localLetters.test(value) ? t('password.script') : isCapsLock ? t('password.capsLock') : '';
  return (
    <div>
      <TextField
        type={isShown ? 'text' : 'password'}
        label={label}
        description={description}
        error={error}
        value={value}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        disabled={isDisabled}
        required={isRequired}
        {...(name !== undefined && { name })}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onFocus={onFocus}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur?.(event);
        }}
        rightSection={
          <button
            type="button"
            className={classes.toggle}
            aria-label={isShown ? t('password.hide') : t('password.show')}
            disabled={isDisabled}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          </button>
        }
      />
      <p role="status" className={classes.hint}>
        {hint}
      </p>
    </div>
  );
}
