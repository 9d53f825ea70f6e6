import { TextInput, type TextInputProps } from '@mantine/core';
import type { MarketName } from '@wallet/contract/market';
import { normalizePhone } from '@wallet/contract/phone';
import { useState } from 'react';
import { showPhone } from './phone-number.ts';

export interface PhoneInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** The number as it is sent ("0812345678"). */
  value: string;
  /** Called with the number as it is sent; what cannot be one comes as typed. */
  onChange: (value: string) => void;
  /** Whose rules: Thailand reads +66 and shows 081-234-5678, Laos reads +856. */
  market: MarketName;
}

/**
 * A field for a phone number, typed or pasted in any form; its own form comes when the field is left. Mantine's MaskInput
 * would refuse a pasted number with a country code.
 */
export function PhoneInput({ value, onChange, market, onBlur, ...props }: PhoneInputProps) {
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && normalizePhone(typed, market) === value;
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      {...props}
      // Another text than the one that was selected would throw the selection away.
      value={isTyped ? typed : showPhone(value, market)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(normalizePhone(currentTarget.value, market));
      }}
      onBlur={(event) => {
        // A player who only looks at another window comes back to the same place in the text.
        if (document.activeElement !== event.currentTarget) setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
