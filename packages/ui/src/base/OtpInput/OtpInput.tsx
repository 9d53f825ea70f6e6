import { toLatinDigits } from '@wallet/contract/wire/money';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import { Field } from '../TextField/Field.tsx';
import classes from './OtpInput.module.css';

export interface OtpInputProps {
  label: string;
  /** The digits so far. */
  value: string;
  onChange: (value: string) => void;
  /** Called once for each complete code, by typing, pasting or autofill. */
  onComplete?: (value: string) => void;
  /** How many digits the code has; 6 unless told. */
  length?: number;
  error?: ReactNode;
  /** Where it was sent, the reference code. */
  description?: ReactNode;
  isDisabled?: boolean;
}

/**
 * A one-time code. One real field under drawn boxes: paste, autofill from the message, screen readers and the Backspace
 * key all work as in any other field.
 */
export function OtpInput({
  label,
  value,
  onChange,
  onComplete,
  length = 6,
  error,
  description,
  isDisabled = false,
}: OtpInputProps) {
  const t = useWords('common');
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
    <Field label={label} description={description ?? t('otp.hint', { count: length })} error={error}>
      {(control) => (
        <div
          className={classes.otp}
          data-error={Boolean(error)}
          style={{ '--digits': length } as CSSProperties}
        >
          <div className={classes.boxes} aria-hidden>
            {Array.from({ length }, (_, at) => (
              <span key={at} className={classes.box} data-current={at === Math.min(value.length, length - 1)}>
                {value[at]}
              </span>
            ))}
          </div>
          <input
            {...control}
            className={classes.input}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            value={value}
            disabled={isDisabled}
            onChange={({ currentTarget }) => read(currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
