import { Box } from '@mantine/core';
import { DescriptionList, type Description } from '../base/DescriptionList/DescriptionList.tsx';
import { SafeHtml } from '../base/SafeHtml/SafeHtml.tsx';
import { useTranslation } from '../i18n/index.ts';
import { withPercentFail } from './bonus-texts.ts';

export interface BonusTermsProps {
  /** Further terms, before the percentage. */
  lines?: readonly Description[];
  /** Percentage that cancelling costs; undefined when the backend sends none. */
  percentFail: number | undefined;
  /** Whether other lines state its payment. */
  isPaymentStated?: boolean;
  isCancellable?: boolean;
  /** The operator's text about cancelling, unsanitised, with a placeholder for the percentage. */
  notice: string | undefined;
}

/** The terms of a bonus: when it is paid, and what an early cancellation costs, with the operator's text. */
export function BonusTerms({
  lines = [],
  percentFail,
  isPaymentStated = false,
  isCancellable = true,
  notice,
}: BonusTermsProps) {
  const t = useTranslation('bonus');
  const paid = { label: t('terms.paid'), value: t('terms.complete') };
  const lost = {
    label: t('terms.lost'),
    value: percentFail === undefined ? t('terms.someShare') : t('terms.share', { percent: percentFail }),
  };
  return (
    <>
      <DescriptionList
        items={[...lines, ...(isPaymentStated ? [] : [paid]), ...(isCancellable ? [lost] : [])]}
      />
      {notice && isCancellable && percentFail !== undefined && (
        <Box fz="sm" mt="md" c="dimmed">
          <SafeHtml html={withPercentFail(notice, percentFail)} />
        </Box>
      )}
    </>
  );
}
