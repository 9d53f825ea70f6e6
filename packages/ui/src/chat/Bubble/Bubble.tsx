import { Group, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { playerTime } from '../../base/DateTime/player-time.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import type { ChatActions, ChatEntry } from '../chat-entry.ts';
import classes from './Bubble.module.css';
import type { ReplyProps } from './ChatButtons.tsx';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import { MessageContent } from './MessageContent.tsx';

export interface BubbleProps extends Pick<ReplyProps, 'isUsed'> {
  entry: ChatEntry;
  /** First of several messages by one sender. */
  isFirst: boolean;
  actions: Pick<ChatActions, 'send' | 'cancel' | 'resend' | 'remove'>;
}

/**
 * One message: the player's own on the right, others on the left. Memoised: a conversation has hundreds, and each new
 * one renders the list again.
 */
export const Bubble = memo(function Bubble({ entry, isFirst, actions, isUsed }: BubbleProps) {
  const t = useTranslation('chat');
  const { isOwn, name, message, at } = entry;
  const sender = isOwn ? t('you') : name || t('support');
  return (
    <li className={classes.line} data-own={isOwn} data-first={isFirst}>
      {isFirst && !isOwn ? (
        <Hint span size="xs" px="xs" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{sender}</bdi>
        </Hint>
      ) : (
        <VisuallyHidden>
          <bdi>{sender}</bdi>
        </VisuallyHidden>
      )}
      <div className={classes.bubble} data-wide={message.message_type === 'generic'}>
        <MessageContent message={message} onSend={actions.send} isUsed={isUsed} />
      </div>
      <Group
        gap="0 var(--mantine-spacing-sm)"
        px="xs"
        c="dimmed"
        fz="xs"
        justify={isOwn ? 'flex-end' : 'flex-start'}
      >
        {at !== undefined && (
          <time dateTime={new Date(at).toISOString()}>{playerTime(at).format('HH:mm')}</time>
        )}
        {isOwn && <DeliveryStatus entry={entry} {...actions} />}
      </Group>
    </li>
  );
});
