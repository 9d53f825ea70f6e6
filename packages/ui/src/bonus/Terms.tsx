import { Box } from '@mantine/core';
import { Facts, type Fact } from '../base/Facts/Facts.tsx';
import { SafeHtml } from '../base/SafeHtml/SafeHtml.tsx';
import { useWords } from '../words/index.ts';
import { withPercentFail } from './percent-fail.ts';

export interface TermsProps {
  /** What is to be known beside what is lost. */
  lines?: readonly Fact[];
  /** In percent; undefined where nobody says. */
  percentFail: number | undefined;
  /** The operator's word on cancelling, as it came; undefined where there is none. */
  notice: string | undefined;
}

/** The key terms, as figures and in the operator's words. */
export function Terms({ lines = [], percentFail, notice }: TermsProps) {
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
