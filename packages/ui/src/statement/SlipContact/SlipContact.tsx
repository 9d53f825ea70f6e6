import type { ButtonProps } from '@mantine/core';
import type { Slip } from '@wallet/contract/statement';
import { moneyText } from '@wallet/contract/wire/money';
import { shownDateFormat } from '@wallet/contract/wire/time';
import { playerTime } from '../../base/DateTime/player-time.ts';
import { ProblemButton } from '../../base/ProblemButton/ProblemButton.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { namesContact } from '../slip-notes.ts';
import { useSlipFailureText } from '../use-slip-failure-text.ts';

export interface SlipContactProps extends ButtonProps {
  slip: Slip;
}

/** Opens support with the facts of a slip that has ended; nothing for a refusal whose advice does not name the operator. */
export function SlipContact({ slip, ...props }: SlipContactProps) {
  const t = useTranslation('statement');
  const { reason } = useSlipFailureText()(slip);
  const { status, note, amount, createdAt, reference } = slip;
  const isRefused = status === 'FAILED';
  if (status === 'in progress' || (isRefused && !namesContact(note))) return null;
  return (
    <ProblemButton
      {...(isRefused && { variant: 'default', fullWidth: false, mt: 0 })}
      {...props}
      facts={[
        [t('slip.column.picture'), amount > 0 && moneyText(amount)].filter(Boolean).join(': '),
        [t(`status.${status}`), reason].filter(Boolean).join(': '),
        `${t('slip.receivedAt')}: ${playerTime(createdAt).format(shownDateFormat)}`,
        reference ? `${t('detail.reference')}: ${reference}` : undefined,
      ]}
    >
      {isRefused && t('slip.step.contact')}
    </ProblemButton>
  );
}
