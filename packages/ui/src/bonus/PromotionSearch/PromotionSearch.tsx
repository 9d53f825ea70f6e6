import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { codeLength, type Promotion } from '@wallet/contract/bonus';
import { useEffect, useEffectEvent } from 'react';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import { SearchIcon } from '../../base/Icon/MemberIcon.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { SafeHtml } from '../../base/SafeHtml/SafeHtml.tsx';
import { UppercaseInput } from '../../base/UppercaseInput/UppercaseInput.tsx';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { withPercentFail } from '../bonus-texts.ts';

export interface PromotionSearchProps {
  /** The searched code in upper case; the initial value of the field. */
  code: string | undefined;
  /** Null for an unknown code. */
  promotion: Loadable<Promotion | null>;
  onSearch: (code: string) => void;
  onOpen: () => void;
}

/** Searches a promotion code and shows its offer (spec 2, /user/bonus). */
export function PromotionSearch({ code, promotion, onSearch, onOpen }: PromotionSearchProps) {
  const t = useTranslation('bonus');
  const { errorText, errorAdvice } = useErrors();
  const form = useSubmitForm({
    initialValues: { code: code ?? '' },
    validate: (values) => ({ code: values.code.trim() === '' && t('promotion.required') }),
    onSubmit: async (values) => {
      const wanted = values.code.trim();
      form.setFieldValue('code', wanted);
      onSearch(wanted);
    },
  });
  const field = form.getInputProps('code');
  const showCode = useEffectEvent((shown: string) => {
    form.setFieldValue('code', shown);
    form.clearErrors();
  });
  // The browser's Back restores the previous code.
  useEffect(() => showCode(code ?? ''), [code]);
  // A result belongs to the code that was searched.
  const isShown = code !== undefined && form.values.code.trim() === code;
  const answer = isShown && promotion.state === 'ready' ? promotion : undefined;
  const found = answer?.data;
  // A repeated search of an unknown code shows its progress.
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
            {...field}
            error={field.error ?? isUnknown}
          />
          <Button
            type="submit"
            variant="default"
            h="3rem"
            leftSection={<SearchIcon size={18} />}
            loading={isSearching === true}
          >
            {t('promotion.search')}
          </Button>
        </Group>
      </form>
      <div role="status">
        {isSearching && <Hint>{t('promotion.searching')}</Hint>}
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
      {isShown && <LoadState of={promotion} title={t('promotion.failed')} loading={null} />}
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
