import { Box } from '@mantine/core';
import { DescriptionList, type Description } from '../base/DescriptionList/DescriptionList.tsx';
import { SafeHtml } from '../base/SafeHtml/SafeHtml.tsx';
import { useTranslation } from '../i18n/index.ts';
import { withPercentFail } from './percent-fail.ts';

export interface BonusTermsProps {
  /** Further terms, before the percentage. */
  lines?: readonly Description[];
  /** Percentage that cancelling costs; undefined when the backend sends none. */
  percentFail: number | undefined;
  /** The operator's text about cancelling, unsanitised. */
  notice: string | undefined;
}

/** The terms of a bonus: figures and the operator's text. */
export function BonusTerms({ lines = [], percentFail, notice }: BonusTermsProps) {
  const t = useTranslation('bonus');
  if (percentFail === undefined) return <DescriptionList items={lines} />;
  const lost = { label: t('terms.lost'), value: t('terms.share', { percent: percentFail }) };
  return (
    <>
      <DescriptionList items={[...lines, lost]} />
      {notice && (
        <Box fz="sm" mt="md" c="dimmed">
          <SafeHtml html={withPercentFail(notice, percentFail)} />
        </Box>
      )}
    </>
  );
}
