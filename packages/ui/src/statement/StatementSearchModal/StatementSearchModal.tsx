import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { statementTypes, type StatementType } from '@wallet/contract/statement';
import { amountText, parseAmount, type Satang } from '@wallet/contract/wire/money';
import { AmountInput } from '../../base/AmountInput/AmountInput.tsx';
import { ChipSelect } from '../../base/ChipSelect/ChipSelect.tsx';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { SheetSection } from '../../base/SheetSection/SheetSection.tsx';
import { useTranslation } from '../../i18n/index.ts';
import type { StatementFilter } from '../statement-filter.ts';
import { toMoment } from '@wallet/contract/wire/time';
import { useToday } from '../../base/DateTime/use-today.ts';
import type { Progress } from '../../base/progress.ts';

export interface StatementSearchModalProps extends DialogProps, Omit<DayFormProps, 'isOpen'> {
  filter: StatementFilter;
  /** Called with at least one condition. */
  onSearch: (filter: StatementFilter) => void;
}

const textOf = (amount: Satang | undefined): string => (amount === undefined ? '' : amountText(amount));

/** Finds transactions by reference, kind and amount, or opens the statement at a day. */
export function StatementSearchModal({
  isOpen,
  onClose,
  filter,
  onSearch,
  ...day
}: StatementSearchModalProps) {
  const t = useTranslation('statement');
  const form = useSubmitForm({
    isOpen,
    initialValues: {
      reference: filter.reference ?? '',
      kind: (filter.kind ?? '') as StatementType | '',
      min: textOf(filter.min),
      max: textOf(filter.max),
    },
    validate: ({ reference, kind, min, max }) => {
      const [least, most] = [parseAmount(min), parseAmount(max)];
      const invalid = t('common:amount.invalid');
      const isEmpty = reference.trim() === '' && kind === '' && min === '' && max === '';
      return {
        reference: isEmpty && t('search.nothing'),
        min: min !== '' && least === undefined && invalid,
        max:
          (max !== '' && most === undefined && invalid) ||
          (least !== undefined && most !== undefined && most < least && t('search.order')),
      };
    },
    onSubmit: ({ reference, kind, min, max }) => {
      onSearch({
        reference: reference.trim() || undefined,
        kind: kind || undefined,
        min: parseAmount(min),
        max: parseAmount(max),
      });
      return false;
    },
  });
  const kinds = statementTypes.map((value) => ({ value, label: t(`kind.${value}`) }));
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('search.title')}>
      <Stack gap="xl">
        <SheetSection title={t('search.find')}>
          <form noValidate onSubmit={form.submit}>
            <Stack gap="lg">
              <TextInput
                label={t('detail.reference')}
                description={t('search.part')}
                maxLength={100}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                enterKeyHint="search"
                {...form.getInputProps('reference')}
              />
              <ChipSelect
                label={t('search.kind')}
                options={kinds}
                allowDeselect
                value={form.values.kind}
                onChange={(kind) => form.setFieldValue('kind', kind)}
              />
              <SimpleGrid cols={{ base: 1, xs: 2 }}>
                <AmountInput label={t('search.min')} {...form.getInputProps('min')} />
                <AmountInput label={t('search.max')} {...form.getInputProps('max')} />
              </SimpleGrid>
              <Button type="submit" size="lg">
                {t('search.submit')}
              </Button>
            </Stack>
          </form>
        </SheetSection>
        <SheetSection title={t('search.goTo')}>
          <DayForm isOpen={isOpen} {...day} />
        </SheetSection>
      </Stack>
    </Sheet>
  );
}

interface DayFormProps {
  isOpen: boolean;
  dayProgress: Progress;
  /** Called with a day, `YYYY-MM-DD`. */
  onDay: (day: string) => unknown;
}

function DayForm({ isOpen, dayProgress, onDay }: DayFormProps) {
  const t = useTranslation('statement');
  const today = toMoment(useToday()).slice(0, 'YYYY-MM-DD'.length);
  const form = useSubmitForm({
    isOpen,
    initialValues: { day: '' },
    validate: ({ day }) => ({ day: day === '' && t('search.noDay') }),
    progress: dayProgress,
    errorsOf: () => ({ day: t('search.dayFailed') }),
    onSubmit: ({ day }) => onDay(day),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="lg">
        <TextInput
          type="date"
          label={t('search.day')}
          description={t('search.dayText')}
          max={today}
          {...form.getInputProps('day')}
        />
        <Button type="submit" variant="default" size="lg" loading={form.isPending}>
          {t('search.goTo')}
        </Button>
      </Stack>
    </form>
  );
}
