import { Alert, Group, VisuallyHidden } from '@mantine/core';
import type { ChatMessage } from '@wallet/contract/chat';
import { useState } from 'react';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Composer, type ComposerProps } from '../Composer/Composer.tsx';
import { unlistedText, type ChatActions, type ChatEntry } from '../chat-entry.ts';
import { SupportContext } from '../../base/support/support.ts';
import { Messages, type MessagesProps } from '../Messages/Messages.tsx';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { MessageButton } from '../Bubble/ChatButtons.tsx';

export interface ChatPanelProps
  extends DialogProps, Omit<MessagesProps, 'actions'>, Omit<ComposerProps, 'actions' | 'isOnline'> {
  /** `offline` without network, `lost` when only the chat is unreachable. */
  connection: 'connected' | 'lost' | 'offline';
  /** Stable for one conversation. */
  actions: ChatActions;
}

/** The conversation with support (spec 2, 3, 4): full screen on phones, a panel in the corner elsewhere. */
export function ChatPanel({ isOpen, onClose, connection, ...chat }: ChatPanelProps) {
  const t = useTranslation('chat');
  const { entries, history, actions } = chat;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')} size="panel">
      <div role="status">
        {connection !== 'connected' && (
          <Alert {...alertProps.warning} radius={0} py="xs">
            {t(`connection.${connection}`)}
          </Alert>
        )}
      </div>
      {/* Here, support is one message away. */}
      <SupportContext value={undefined}>
        <Messages {...chat} />
      </SupportContext>
      <IncomingAnnouncer entries={entries} isReady={history !== 'loading' && history !== 'failed'} />
      <QuickReplies entries={entries} actions={actions} />
      <Composer {...chat} isOnline={connection !== 'offline'} />
    </Sheet>
  );
}

/** Replies offered by the newest message; they disappear after any later message. */
function QuickReplies({ entries, actions: { send } }: Pick<ChatPanelProps, 'entries' | 'actions'>) {
  const t = useTranslation('chat');
  const newest = entries.at(-1);
  if (!newest || newest.isOwn || newest.message.message_type !== 'quick_replies') return null;
  return (
    <Group
      component="ul"
      gap="sm"
      m={0}
      px="md"
      py="sm"
      mah="7.5rem"
      style={{ listStyle: 'none', overflowY: 'auto', overscrollBehaviorY: 'contain' }}
      aria-label={t('replies')}
    >
      {newest.message.payloads.map((button, at) => (
        <li key={at}>
          <MessageButton button={button} onSend={send} isUsed={() => false} variant="light" radius="xl" />
        </li>
      ))}
    </Group>
  );
}

interface IncomingAnnouncerProps {
  entries: readonly ChatEntry[];
  /** The first page of history is loaded; it is not announced. */
  isReady: boolean;
}

/** Messages that arrive at once are announced up to this number. */
const maxAnnounced = 3;

/** Announces new messages of others once; history is not announced. */
function IncomingAnnouncer({ entries, isReady }: IncomingAnnouncerProps) {
  const t = useTranslation('chat');
  const others = entries.filter(({ isOwn, at }) => !isOwn && at !== undefined);
  const newest = others.reduce((latest, { at = 0 }) => Math.max(latest, at), 0);
  const [range, setRange] = useState<{ readonly from: number; readonly to: number }>();
  if (isReady && range?.to !== newest) setRange({ from: range?.to ?? newest, to: newest });
  const announced = others
    .filter(({ at = 0 }) => range && at > range.from && at <= range.to)
    .slice(-maxAnnounced);
  return (
    <div role="status">
      {announced.map(({ key, name, message }) => (
        <VisuallyHidden key={key}>
          {t('says', {
            name: name || t('support'),
            text: textOf(message) ?? t(`kinds.${message.message_type === 'media' ? 'media' : 'other'}`),
          })}
        </VisuallyHidden>
      ))}
    </div>
  );
}

function textOf(message: ChatMessage): string | undefined {
  switch (message.message_type) {
    case 'text':
    case 'buttons':
    case 'quick_replies':
      return message.payload.text;
    case 'postback':
      return message.payload.title;
    case 'media':
      return message.payload.message || undefined;
    case 'generic':
      return message.payloads.map(({ title }) => title).join(', ') || undefined;
    case 'other':
      return unlistedText(message);
  }
}
