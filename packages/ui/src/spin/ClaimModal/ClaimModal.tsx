import { useTimeout } from '@mantine/hooks';
import { wheel, type Coupon } from '@wallet/contract/spin';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { asShown } from '@wallet/locales/joined';
import { useState } from 'react';
import {
  ActionSheet,
  type ActionDialogProps,
  type RefusalHelp,
} from '../../base/ActionSheet/ActionSheet.tsx';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { useNavigation } from '../../base/Link/Link.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { useTranslation } from '../../i18n/index.ts';

export interface ClaimModalProps extends ActionDialogProps {
  coupon: Coupon;
  /** Claims the coupon. Called once per confirmation, 500 ms after it (spec 9). */
  onClaim: () => unknown;
}

/** Claims a coupon: confirmation, then the result with advice for each refusal (spec 8). */
export function ClaimModal({ coupon, onClaim, ...sheet }: ClaimModalProps) {
  const t = useTranslation('spin');
  const { navigate } = useNavigation();
  const [isWaiting, setWaiting] = useState(false);
  const { start } = useTimeout(
    () => void Promise.resolve(onClaim()).finally(() => setWaiting(false)),
    wheel.claimDebounce,
  );
  const { prize, amount, expiresAt } = coupon;

  const refusalHelp = ({ message }: ErrorBody): RefusalHelp => {
    const link = hasLink(message) ? linkOf[message] : undefined;
    return {
      ...(hasOwnAdvice(message) && { advice: t(`claim.help.${message}`) }),
      ...(link && {
        nextAction: { label: t(`claim.ways.${link}`), onClick: () => navigate(`/user/${link}`) },
      }),
    };
  };

  return (
    <ActionSheet
      {...sheet}
      title={t('claim.title')}
      confirmation={{
        title: t('claim.title'),
        items: [
          { label: t('claim.prize'), value: asShown(prize.name) },
          ...(amount > 0 ? [{ label: t('claim.amount'), value: <Money amount={amount} /> }] : []),
          ...(expiresAt === undefined
            ? []
            : [{ label: t('claim.until'), value: <DateTime value={expiresAt} /> }]),
        ],
        confirmLabel: t('claim.submit'),
        onConfirm: () => {
          setWaiting(true);
          start();
        },
      }}
      onBack={sheet.onClose}
      progress={isWaiting ? { state: 'pending' } : sheet.progress}
      hasStatement={amount > 0}
      result={{
        doneTitle: t('claim.done.title'),
        doneText: t('claim.done.text'),
        refusedTitle: t('claim.refused'),
        verdicts: t('claim.verdict', { returnObjects: true }),
        refusalHelp,
      }}
    >
      {null}
    </ActionSheet>
  );
}

/** Refusals with a next step. */
const linkOf = {
  NO_CLAIMABLE_COUPON: 'statement',
  BONUS_REMAINING: 'bonus',
} as const;

const hasLink = (message: string): message is keyof typeof linkOf => Object.hasOwn(linkOf, message);

/** The catalogue's advice for these codes is about other calls. */
const hasOwnAdvice = (message: string): message is 'INVALID_CODE' | 'BONUS_REMAINING' =>
  message === 'INVALID_CODE' || message === 'BONUS_REMAINING';
