import { Input, type InputWrapperProps } from '@mantine/core';
import { toLatinDigits } from '@wallet/contract/wire/money';
import { useId, useRef, type CSSProperties } from 'react';
import { useWords } from '../../words/index.ts';
import classes from './OtpInput.module.css';

export interface OtpInputProps extends Omit<InputWrapperProps, 'onChange'> {
  /** The digits so far. */
  value: string;
  onChange: (value: string) => void;
  /** Called once for each complete code, by typing, pasting or autofill. */
  onComplete?: (value: string) => void;
  /** How many digits the code has; 6 unless told. */
  length?: number;
  disabled?: boolean;
  readOnly?: boolean;
  /** Address of the field in its form. */
  'data-path'?: string;
}

/**
 * A one-time code. One real field under drawn boxes: paste, autofill from the message, screen readers and the Backspace
 * key all work as in any other field. Mantine's PinInput 9.7 was tried with `oneTimeCode` and `type="number"`: a reader finds
 * six fields that are all named “PinInput”, a pasted “12 34-56” fills nothing, and Thai and Lao digits are refused.
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
  const t = useWords('common');
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
          classNames={{ wrapper: classes.wrapper ?? '', input: classes.input ?? '' }}
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
