import { ActionIcon, Button, SimpleGrid, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { formatBaht, parseAmount, toBaht, type Satang } from '@wallet/contract/wire/money';
import { CloseIcon } from '../Icon/ActionIcon.tsx';
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

export interface AmountInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** The amount as text, ungrouped, 0-9 and a dot ("1234.5"); read it with `parseAmount`. */
  value: string;
  /** Called with the text in that form; text that is no amount comes as typed. */
  onChange: (value: string) => void;
  /** Amounts to choose with one tap. */
  chips?: readonly AmountChip[];
}

/**
 * A field for an amount of baht: plain digits while typing, thousands afterwards. Mantine's NumberInput holds a float and
 * drops what it cannot read; this holds the typed text, so that satang stay whole and a slip stays in sight.
 */
export function AmountInput({
  value,
  onChange,
  error,
  chips = [],
  onBlur,
  onFocus,
  ...props
}: AmountInputProps) {
  const t = useWords('common');
  const { isTyping, focus } = useTyping({ value, onFocus, onBlur });
  const isNoAmount = value !== '' && value !== '.' && parseAmount(value) === undefined;
  const isDisabled = props.disabled === true;
  return (
    <Stack gap="sm">
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        placeholder="0.00"
        leftSection="฿"
        classNames={{ input: classes.input ?? '' }}
        {...props}
        error={error || (isNoAmount ? t('amount.invalid') : null)}
        value={isTyping ? value : showAmount(value)}
        onChange={({ currentTarget }) => {
          const text = readAmount(currentTarget.value);
          if (!isOneDecimalTooMany(text, value)) onChange(text);
        }}
        {...focus}
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
        <SimpleGrid cols={3} spacing="sm" role="group" aria-label={t('amount.quick')}>
          {chips.map(({ amount, label: words }) => (
            <Button
              key={`${words}${amount}`}
              variant="default"
              size="sm"
              className={classes.chip}
              aria-pressed={parseAmount(value) === amount}
              disabled={isDisabled}
              onClick={() => onChange(String(toBaht(amount)))}
            >
              {words ?? formatBaht(amount).replace(/\.00$/, '')}
            </Button>
          ))}
        </SimpleGrid>
      )}
    </Stack>
  );
}
