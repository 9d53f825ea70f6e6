import { Box } from '@mantine/core';
import { Facts, type Fact } from '../base/Facts/Facts.tsx';
import { SafeHtml } from '../base/SafeHtml/SafeHtml.tsx';
import { useWords } from '../words/index.ts';
import { withPercentFail } from './percent-fail.ts';

export interface BonusTermsProps {
  /** Further terms, before the percentage. */
  lines?: readonly Fact[];
  /** Percentage that cancelling costs; undefined when the backend sends none. */
  percentFail: number | undefined;
  /** The operator's text about cancelling, unsanitised. */
  notice: string | undefined;
}

/** The terms of a bonus: figures and the operator's text. */
export function BonusTerms({ lines = [], percentFail, notice }: BonusTermsProps) {
  const t = useWords('bonus');
  if (percentFail === undefined) return <Facts facts={lines} />;
  const lost = { label: t('terms.lost'), value: t('terms.share', { percent: percentFail }) };
  return (
    <>
      <Facts facts={[...lines, lost]} />
      {notice && (
        <Box fz="sm" mt="md" c="dimmed">
          <SafeHtml html={withPercentFail(notice, percentFail)} />
        </Box>
      )}
    </>
  );
}
