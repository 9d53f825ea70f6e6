import { ActionIcon, Button, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { useCallbackRef, useMergedRef } from '@mantine/hooks';
import { amountText, formatBaht, parseAmount, type Satang } from '@wallet/contract/wire/money';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { CloseIcon } from '../Icon/MemberIcon.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { groupAmount, isOneDecimalTooMany, readAmount, showAmount, ungroupEdit } from './amount-text.ts';
import classes from './AmountInput.module.css';

export interface AmountChip {
  amount: Satang;
  /** Replaces the amount: “50%”, “All”. */
  label?: string;
}

export interface AmountInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** Amount as ungrouped text with 0-9 and a dot ("1234.5"); parse it with `parseAmount`. */
  value: string;
  /** Called with text in that form; invalid text is passed on as typed. */
  onChange: (value: string) => void;
  chips?: readonly AmountChip[];
}

/**
 * Field for an amount of baht, grouped while typing. Mantine's NumberInput holds a float, drops Thai and Lao
 * digits and reads “12,5” as 125. This field keeps the typed text, so satang stay whole. An error replaces the
 * description.
 */
export function AmountInput({
  value,
  onChange,
  description,
  error,
  chips = [],
  onBlur,
  ref,
  ...props
}: AmountInputProps) {
  const t = useTranslation('common');
  const [isTyping, setTyping] = useState(false);
  const shown = isTyping ? groupAmount(value) : showAmount(value);
  const caret = useCaret();
  const typed = parseAmount(value);
  const isNoAmount = value !== '' && value !== '.' && typed === undefined;
  const isDisabled = props.disabled === true;
  const choose = useCallbackRef((amount: Satang) => onChange(amountText(amount)));
  const wrong = error || (isNoAmount ? t('amount.invalid') : null);
  return (
    <Stack gap="sm">
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        placeholder="0.00"
        leftSection="฿"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={classes}
        {...props}
        ref={useMergedRef(ref, caret.field)}
        description={wrong ? undefined : description}
        error={wrong}
        value={shown}
        onChange={({ currentTarget }) => {
          caret.keep(currentTarget);
          const text = readAmount(ungroupEdit(currentTarget.value, shown));
          if (isOneDecimalTooMany(text, readAmount(shown))) return;
          setTyping(true);
          onChange(text);
        }}
        onBlur={(event) => {
          // A window that loses the focus keeps it in the field.
          if (document.activeElement !== event.currentTarget) setTyping(false);
          onBlur?.(event);
        }}
        rightSection={
          value !== '' &&
          !isDisabled && (
            <ActionIcon aria-label={t('amount.clear')} onClick={() => onChange('')}>
              <CloseIcon size={18} />
            </ActionIcon>
          )
        }
      />
      {chips.length > 0 && (
        <div className={classes.chips} role="group" aria-label={t('amount.quick')}>
          {chips.map(({ amount, label }) => (
            <Chip
              key={`${label}${amount}`}
              {...{ amount, label, isDisabled }}
              isChosen={typed === amount}
              onChoose={choose}
            />
          ))}
        </div>
      )}
    </Stack>
  );
}

interface ChipProps {
  amount: Satang;
  label: string | undefined;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: (amount: Satang) => void;
}

/** Memoised: a typed digit changes at most two of them. */
const Chip = memo(({ amount, label, isChosen, isDisabled, onChoose }: ChipProps) => (
  <Button
    variant={isChosen ? 'outline' : 'default'}
    px="sm"
    mih="3rem"
    aria-pressed={isChosen}
    disabled={isDisabled}
    onClick={() => onChoose(amount)}
  >
    {label ?? `฿${formatBaht(amount).replace(/\.00$/, '')}`}
  </Button>
));
Chip.displayName = 'Chip';

const digitsIn = (text: string) => text.replaceAll(',', '').length;

/** Keeps the caret behind the same digit while separators change. */
function useCaret() {
  const field = useRef<HTMLInputElement>(null);
  const kept = useRef<{ text: string; digits: number }>(undefined);
  useLayoutEffect(() => {
    const input = field.current;
    const edit = kept.current;
    kept.current = undefined;
    if (!input || !edit || input.value === edit.text) return;
    let at = 0;
    while (at < input.value.length && digitsIn(input.value.slice(0, at)) < edit.digits) at += 1;
    input.setSelectionRange(at, at);
  });
  return {
    field,
    /** Called with the edited field before React renders it. */
    keep({ value, selectionStart }: HTMLInputElement) {
      kept.current = { text: value, digits: digitsIn(value.slice(0, selectionStart ?? value.length)) };
    },
  };
}
