import { TextInput, type TextInputProps } from '@mantine/core';
import { markets, type MarketName } from '@wallet/contract/market';
import { normalizePhone } from '@wallet/contract/phone';
import { useState } from 'react';

export interface PhoneInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** Normalised number ("0891112222"). */
  value: string;
  /** Called with the normalised number; invalid input is passed on as typed. */
  onChange: (value: string) => void;
  /** Market rules: Thailand accepts +66 and shows 081-234-5678, Laos accepts +856. */
  market: MarketName;
}

/**
 * Phone number, typed or pasted in any form; formatted on blur. Mantine's MaskInput rejects a pasted number with a
 * country code.
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
      // A changed text would clear the selection.
      value={isTyped ? typed : showPhone(value, market)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(normalizePhone(currentTarget.value, market));
      }}
      onBlur={(event) => {
        // After a window switch the caret returns to the same place.
        if (document.activeElement !== event.currentTarget) setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}

/** Formats `0891112222` as `089-111-2222`. Other lengths and markets are returned unchanged. */
function showPhone(value: string, market: MarketName): string {
  if (!('exactly' in markets[market].phone)) return value;
  return value.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
