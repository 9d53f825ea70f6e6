import type { MarketName } from '@wallet/contract/market';
import { normalizePhone } from '@wallet/contract/phone';
import { useState, type FocusEventHandler, type ReactNode } from 'react';
import { TextField } from '../TextField/TextField.tsx';
import { showPhone } from './phone-number.ts';

export interface PhoneInputProps {
  label: string;
  /** The number as it is sent ("0812345678"). */
  value: string;
  /** Called with the number as it is sent; what cannot be one comes as typed. */
  onChange: (value: string) => void;
  /** Whose rules: Thailand reads +66 and shows 081-234-5678, Laos reads +856. */
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

/** A field for a phone number, typed or pasted in any form; its own form comes when the field is left. */
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
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && normalizePhone(typed, market) === value;
  return (
    <TextField
      type="tel"
      inputMode="tel"
      label={label}
      description={description}
      error={error}
      // Another text than the one that was selected would throw the selection away.
      value={isTyped ? typed : showPhone(value, market)}
      autoComplete={autoComplete}
      disabled={isDisabled}
      required={isRequired}
      {...(name !== undefined && { name })}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(normalizePhone(currentTarget.value, market));
      }}
      onFocus={onFocus}
      onBlur={(event) => {
        // A player who only looks at another window comes back to the same place in the text.
        if (document.activeElement !== event.currentTarget) setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
