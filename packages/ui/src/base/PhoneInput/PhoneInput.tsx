import type { MarketName } from '@wallet/contract/market';
import { type FocusEventHandler, type ReactNode } from 'react';
import { TextField } from '../TextField/TextField.tsx';
import { useTyping } from '../typing/typing.ts';
import { normalizePhone, showPhone } from './phone-number.ts';

export { normalizePhone, showPhone } from './phone-number.ts';

export interface PhoneInputProps {
  label: string;
  /** The number as it is sent ("0812345678"). */
  value: string;
  /** Called with the number as it is sent; what cannot be one comes as typed. */
  onChange: (value: string) => void;
  /** Whose rules: Thailand reads +66 and shows 081-234-5678, Laos takes the digits as they are. */
  market: MarketName;
  error?: ReactNode;
  description?: ReactNode;
  /** `username` where it signs in, `tel-national` unless told. */
  autoComplete?: 'username' | 'tel-national';
  name?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  onFocus?: FocusEventHandler<HTMLInputElement>;
}

/** A field for a phone number; paste it in any form. */
export function PhoneInput({
  label,
  value,
  onChange,
  market,
  error,
  description,
  autoComplete = 'tel-national',
  name,
  isDisabled = false,
  isRequired = false,
  onBlur,
  onFocus,
}: PhoneInputProps) {
  const { isTyping, focus } = useTyping({ value, onFocus, onBlur });
  return (
    <TextField
      type="tel"
      inputMode="tel"
      label={label}
      description={description}
      error={error}
      value={isTyping ? value : showPhone(value, market)}
      autoComplete={autoComplete}
      disabled={isDisabled}
      required={isRequired}
      {...(name !== undefined && { name })}
      onChange={({ currentTarget }) => onChange(normalizePhone(currentTarget.value, market))}
      {...focus}
    />
  );
}
