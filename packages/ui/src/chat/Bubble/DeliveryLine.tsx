import { Button, Group, Stack, VisuallyHidden } from '@mantine/core';
import { ClockIcon } from '../../base/Icon/ActionIcon.tsx';
import { CheckIcon, WarningIcon } from '../../base/Icon/Icon.tsx';
import { useErrorText, useWords } from '../../words/index.ts';
import type { ChatActions, ChatEntry } from '../entry.ts';
import classes from './DeliveryLine.module.css';
import { useFileRefusal } from '../file-refusal.ts';

export interface DeliveryLineProps extends Pick<ChatActions, 'cancel' | 'resend' | 'remove'> {
  entry: ChatEntry;
}

/** How far a message of one's own has come, and what can be done about it (spec 4, Chat). */
export function DeliveryLine({ entry: { key, delivery }, cancel, resend, remove }: DeliveryLineProps) {
  const t = useWords('chat');
  const errorText = useErrorText();
  const fileRefusal = useFileRefusal();
  switch (delivery?.state) {
    case undefined:
      return null;
    case 'succeed':
      return (
        <span className={classes.sign}>
          <CheckIcon size={14} />
          <VisuallyHidden>{t('delivery.succeed')}</VisuallyHidden>
        </span>
      );
    case 'waiting':
    case 'sending':
      return (
        <span className={classes.sign}>
          <ClockIcon size={14} />
          {t(`delivery.${delivery.state}`)}
        </span>
      );
    case 'uploading_file':
      return (
        <>
          <progress
            className={classes.bar}
            value={delivery.share ?? 0}
            max={1}
            aria-label={t('delivery.uploading')}
          />
          <span className={classes.percent} aria-hidden>
            {t('delivery.percent', { percent: Math.floor((delivery.share ?? 0) * 100) })}
          </span>
          <Button variant="subtle" size="compact-sm" onClick={() => cancel(key)}>
            {t('common:actions.cancel')}
          </Button>
        </>
      );
    case 'failed': {
      const { failure } = delivery;
      return (
        <Stack gap={0} align="flex-end">
          <span className={classes.reason}>
            <WarningIcon size={14} />
            <span>{failure ? (fileRefusal(failure) ?? errorText(failure)) : t('delivery.failed')}</span>
          </span>
          <Group component="span" gap={0} align="stretch" justify="flex-end">
            <Button variant="subtle" size="compact-sm" onClick={() => resend(key)}>
              {t('resend')}
            </Button>
            <Button variant="subtle" size="compact-sm" onClick={() => remove(key)}>
              {t('remove')}
            </Button>
          </Group>
        </Stack>
      );
    }
  }
}
