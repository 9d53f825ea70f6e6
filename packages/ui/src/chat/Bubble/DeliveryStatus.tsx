import { Button, Group, Progress, Stack, Text, VisuallyHidden, type GroupProps } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import type { ReactNode } from 'react';
import { ClockIcon } from '../../base/Icon/MemberIcon.tsx';
import { CheckIcon, WarningIcon } from '../../base/Icon/Icon.tsx';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import type { ChatActions, ChatEntry } from '../chat-entry.ts';
import { useFileErrorText } from '../use-file-error-text.ts';

export interface DeliveryStatusProps extends Pick<ChatActions, 'cancel' | 'resend' | 'remove'> {
  entry: ChatEntry;
}

/** Delivery state of an own message, with its actions (spec 4, Chat). */
export function DeliveryStatus({ entry: { key, delivery }, cancel, resend, remove }: DeliveryStatusProps) {
  const t = useTranslation('chat');
  const { errorText } = useErrors();
  const fileRefusal = useFileErrorText();
  switch (delivery?.state) {
    case undefined:
      return null;
    case 'succeed':
      return (
        <StatusLine icon={<CheckIcon size={14} />}>
          <VisuallyHidden>{t('delivery.succeed')}</VisuallyHidden>
        </StatusLine>
      );
    case 'waiting':
    case 'sending':
      return <StatusLine icon={<ClockIcon size={14} />}>{t(`delivery.${delivery.state}`)}</StatusLine>;
    case 'uploading_file': {
      const percent = Math.floor((delivery.share ?? 0) * 100);
      return (
        <>
          <Progress.Root
            w="5rem"
            role="progressbar"
            aria-label={t('delivery.uploading')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <Progress.Section value={percent} withAria={false} />
          </Progress.Root>
          <Text span inherit miw="2.5rem" ta="end" aria-hidden>
            {t('delivery.percent', { percent })}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={() => cancel(key)}>
            {t('common:actions.cancel')}
          </Button>
        </>
      );
    }
    case 'failed': {
      const { failure } = delivery;
      return (
        <Stack gap={0} align="flex-end">
          <StatusLine c="error" icon={<WarningIcon size={14} />}>
            <span>{failure ? (fileRefusal(failure) ?? errorText(failure)) : t('delivery.failed')}</span>
          </StatusLine>
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

function StatusLine({ icon, children, ...props }: Omit<GroupProps, 'component'> & { icon: ReactNode }) {
  return (
    <Group gap="xs" wrap="nowrap" {...props}>
      {icon}
      {children}
    </Group>
  );
}
