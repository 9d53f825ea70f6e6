import { Button } from '@mantine/core';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { ClockIcon } from '../../base/Icon/MemberIcon.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { TextSkeleton } from '../../base/TextSkeleton/TextSkeleton.tsx';
import { SafeHtmlParts } from '../../base/SafeHtml/SafeHtml.tsx';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Link } from '../../base/Link/Link.tsx';

export interface ConditionsModalProps extends DialogProps {
  /** Conditions of the operator, one HTML text each. */
  conditions: Loadable<readonly string[]>;
}

/** Reserved height. */
const usualLines = 13;

/** Numbered conditions (spec 2, Layouts). */
export function ConditionsModal({ isOpen, onClose, conditions }: ConditionsModalProps) {
  const t = useTranslation('site');
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('conditions.title')}
      size="lg"
      footer={
        <Button
          component={Link}
          href="/user/profile?modal=play-safely"
          variant="default"
          leftSection={<ClockIcon size={20} />}
        >
          {t('conditions.playSafely')}
        </Button>
      }
    >
      <LoadState of={conditions} loading={<TextSkeleton lines={usualLines} />} />
      {conditions.state === 'ready' &&
        (conditions.data.length === 0 ? (
          <EmptyState title={t('conditions.empty')} />
        ) : (
          <SafeHtmlParts parts={conditions.data} areNumbered lines={usualLines} />
        ))}
    </Sheet>
  );
}
