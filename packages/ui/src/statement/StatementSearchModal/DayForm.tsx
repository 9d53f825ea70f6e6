import { Button, Stack, TextInput } from '@mantine/core';
import { toMoment } from '@wallet/contract/wire/time';
import { useToday } from '../../base/DateTime/use-today.ts';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import type { Progress } from '../../base/progress.ts';
import { useTranslation } from '../../i18n/index.ts';

export interface DayFormProps {
  isOpen: boolean;
  dayProgress: Progress;
  /** Called with a day, `YYYY-MM-DD`. */
  onDay: (day: string) => unknown;
}

export function DayForm({ isOpen, dayProgress, onDay }: DayFormProps) {
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
