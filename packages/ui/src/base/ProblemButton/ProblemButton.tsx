import { Button } from '@mantine/core';
import { use } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { SupportContext } from '../support/support.ts';

export interface ProblemButtonProps {
  /** Facts of a transaction, one a line, for the first message to support. Empty ones are left out. */
  facts: readonly (string | false | undefined)[];
}

/** Opens support with the facts of a transaction. */
export function ProblemButton({ facts }: ProblemButtonProps) {
  const t = useTranslation('common');
  const support = use(SupportContext);
  if (!support) return null;
  return (
    <Button
      variant="subtle"
      mt="md"
      fullWidth
      onClick={() => support([t('problem.message'), ...facts].filter(Boolean).join('\n'))}
    >
      {t('problem.action')}
    </Button>
  );
}
