import { formatBaht, parseAmount, toBaht, type Satang } from '@wallet/contract/wire/money';
import { type FocusEventHandler, type ReactNode } from 'react';
import { CloseIcon } from '../Icon/ActionIcon.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { useTyping } from '../typing/typing.ts';
import { useWords } from '../../words/index.ts';
import { isOneDecimalTooMany, readAmount, showAmount } from './amount-text.ts';
import classes from './AmountInput.module.css';

/** An amount offered as a button. */
export interface AmountChip {
  amount: Satang;
  /** Instead of the amount itself: “50%”, “All”. */
  label?: string;
}

export interface AmountInputProps {
  label: string;
  /** The amount as text, ungrouped, 0-9 and a dot ("1234.5"); read it with `parseAmount`. */
  value: string;
  /** Called with the text in that form; text that is no amount comes as typed. */
  onChange: (value: string) => void;
  /** The rule it breaks, in words; text that is no amount at all is marked by the field itself. */
  error?: ReactNode;
  /** Limits, balance: what helps before typing. */
  description?: ReactNode;
  /** Amounts to choose with one tap. */
  chips?: readonly AmountChip[];
  name?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  onFocus?: FocusEventHandler<HTMLInputElement>;
}

/** A field for an amount of baht: plain digits while typing, thousands afterwards. */
export function AmountInput({
  label,
  value,
  onChange,
  error,
  description,
  chips = [],
  name,
  isDisabled = false,
  isRequired = false,
  onBlur,
  onFocus,
}: AmountInputProps) {
  const t = useWords('common');
  const { isTyping, focus } = useTyping({ value, onFocus, onBlur });
  const isNoAmount = value !== '' && value !== '.' && parseAmount(value) === undefined;
  return (
    <div className={classes.amount}>
      <TextField
        label={label}
        description={description}
        error={error || (isNoAmount ? t('amount.invalid') : null)}
        value={isTyping ? value : showAmount(value)}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        placeholder="0.00"
        leftSection="฿"
        disabled={isDisabled}
        required={isRequired}
        className={classes.input}
        {...(name !== undefined && { name })}
        onChange={({ currentTarget }) => {
          const text = readAmount(currentTarget.value);
          if (!isOneDecimalTooMany(text, value)) onChange(text);
        }}
        {...focus}
        rightSection={
          value !== '' &&
          !isDisabled && (
            <button
              type="button"
              className={classes.clear}
              aria-label={t('amount.clear')}
              onClick={() => onChange('')}
            >
              <CloseIcon size={18} />
            </button>
          )
        }
      />
      {chips.length > 0 && (
        <div className={classes.chips} role="group" aria-label={t('amount.quick')}>
          {chips.map(({ amount, label: words }) => (
            <button
              type="button"
              key={`${words}${amount}`}
              className={classes.chip}
              aria-pressed={parseAmount(value) === amount}
              disabled={isDisabled}
              onClick={() => onChange(String(toBaht(amount)))}
            >
              {words ?? formatBaht(amount).replace(/\.00$/, '')}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
