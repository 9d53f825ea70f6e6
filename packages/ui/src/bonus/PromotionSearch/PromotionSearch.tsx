import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { codeLength, type Promotion } from '@wallet/contract/bonus';
import { useEffect, useEffectEvent } from 'react';
import { Failed } from '../../base/Failed/Failed.tsx';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import { SearchIcon } from '../../base/Icon/ActionIcon.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { SafeHtml } from '../../base/SafeHtml/SafeHtml.tsx';
import { UppercaseInput } from '../../base/UppercaseInput/UppercaseInput.tsx';
import { useErrorAdvice, useErrorText, useWords } from '../../words/index.ts';
import { withPercentFail } from '../percent-fail.ts';

export interface PromotionSearchProps {
  /** The code that was looked up, in capitals; it fills the field. */
  code: string | undefined;
  /** What that code gives; null for one nobody knows. */
  promotion: Loadable<Promotion | null>;
  /** Looks a code up, in capitals. */
  onSearch: (code: string) => void;
  /** Leads to receiving what the code gives. */
  onOpen: () => void;
}

/** Looks a promotion code up; what it gives is shown with the way to receive it (spec 2, /user/bonus). */
export function PromotionSearch({ code, promotion, onSearch, onOpen }: PromotionSearchProps) {
  const t = useWords('bonus');
  const errorText = useErrorText();
  const errorAdvice = useErrorAdvice();
  const form = useSubmitForm({
    initialValues: { code: code ?? '' },
    validate: (values) => ({ code: values.code.trim() === '' && t('promotion.required') }),
    onSubmit: async (values) => {
      const wanted = values.code.trim();
      form.setFieldValue('code', wanted);
      onSearch(wanted);
    },
  });
  const follow = useEffectEvent((shown: string) => {
    form.setFieldValue('code', shown);
    form.clearErrors();
  });
  // Back leads to the code before.
  useEffect(() => follow(code ?? ''), [code]);
  // What was found belongs to the code it was found for.
  const isShown = code !== undefined && form.values.code.trim() === code;
  const answer = isShown && promotion.state === 'ready' ? promotion : undefined;
  const found = answer?.data;
  // Asked for again, a code that was not there may be there by now.
  const isSearching = isShown && (promotion.state === 'loading' || (found === null && answer?.isRefreshing));
  const isUnknown = found === null && !isSearching;

  return (
    <Stack component="section" gap="sm" aria-label={t('promotion.title')}>
      <form noValidate onSubmit={form.submit}>
        <Group gap="sm" align="start">
          <UppercaseInput
            aria-label={t('promotion.title')}
            placeholder={t('promotion.title')}
            name="promotion"
            maxLength={codeLength}
            flex="1 1 8rem"
            {...form.getInputProps('code')}
            error={form.errors['code'] ?? isUnknown}
          />
          <Button type="submit" leftSection={<SearchIcon size={18} />} loading={isSearching === true}>
            {t('promotion.search')}
          </Button>
        </Group>
      </form>
      <div role="status">
        {isSearching && (
          <Text size="sm" c="dimmed">
            {t('promotion.searching')}
          </Text>
        )}
        {isUnknown && (
          <Text size="sm" c="error">
            {errorText('NO_PROMOTION')} {errorAdvice('NO_PROMOTION')}
          </Text>
        )}
        {found && (
          <Text fw={600} c="green.4">
            {t('promotion.found', { code })}
          </Text>
        )}
      </div>
      {isShown && promotion.state === 'failed' && (
        <Failed title={t('promotion.failed')} onRetry={promotion.retry} failure={promotion.failure} />
      )}
      {found && (
        <Paper p="lg">
          <Stack gap="md">
            <SafeHtml html={withPercentFail(found.description, found.percentFail)} />
            <Button aria-haspopup="dialog" onClick={onOpen}>
              {t('promotion.open')}
            </Button>
          </Stack>
        </Paper>
      )}
    </Stack>
  );
}
