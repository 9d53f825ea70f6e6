import { Input, type InputWrapperProps } from '@mantine/core';
import { toLatinDigits } from '@wallet/contract/wire/money';
import { useId, useRef, type CSSProperties } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import classes from './OtpInput.module.css';

export interface OtpInputProps extends Omit<InputWrapperProps, 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  /** Called once per complete code after typing, paste or autofill. */
  onComplete?: (value: string) => void;
  /** Number of digits; default 6. */
  length?: number;
  disabled?: boolean;
  readOnly?: boolean;
  /** Path of the field in its form. */
  'data-path'?: string;
}

/**
 * One-time code: one real field under drawn boxes, so paste, SMS autofill, screen readers and Backspace work.
 * Mantine's PinInput 9.7 with `oneTimeCode` renders six fields named “PinInput”. It rejects a pasted “12 34-56”
 * and Thai or Lao digits.
 */
export function OtpInput({
  value,
  onChange,
  onComplete,
  length = 6,
  disabled = false,
  readOnly = false,
  'data-path': path,
  ...props
}: OtpInputProps) {
  const t = useTranslation('common');
  const id = useId();
  const completed = useRef('');
  const read = (typed: string) => {
    const code = toLatinDigits(typed).replace(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length < length) completed.current = '';
    else if (code !== completed.current) {
      completed.current = code;
      onComplete?.(code);
    }
  };
  return (
    <Input.Wrapper id={id} description={t('otp.hint', { count: length })} {...props}>
      <div
        className={classes.otp}
        data-error={Boolean(props.error)}
        style={{ '--digits': length } as CSSProperties}
      >
        <div className={classes.boxes} aria-hidden>
          {Array.from({ length }, (_, at) => (
            <span key={at} className={classes.box} data-current={at === Math.min(value.length, length - 1)}>
              {value[at]}
            </span>
          ))}
        </div>
        <Input
          variant="unstyled"
          classNames={classes}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          value={value}
          error={Boolean(props.error)}
          disabled={disabled}
          readOnly={readOnly}
          data-path={path}
          onChange={({ currentTarget }) => read(currentTarget.value)}
        />
      </div>
    </Input.Wrapper>
  );
}
