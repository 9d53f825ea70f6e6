import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Composer, type ComposerProps } from '../Composer/Composer.tsx';
import type { ChatActions, ChatEntry } from '../chat-entry.ts';
import { SupportContext } from '../../base/support/support.ts';
import { Messages, type MessagesProps } from '../Messages/Messages.tsx';
import { IncomingAnnouncer } from './IncomingAnnouncer.tsx';
import { Alert, Group } from '@mantine/core';
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
      <ConnectionBanner connection={connection} />
      {/* Here, support is one message away. */}
      <SupportContext value={undefined}>
        <Messages {...chat} />
      </SupportContext>
      <IncomingAnnouncer entries={entries} isReady={history !== 'loading'} />
      <QuickReplies entries={entries} onSend={actions.send} />
      <Composer {...chat} isOnline={connection !== 'offline'} />
    </Sheet>
  );
}

/** Warns that messages may be late; empty while connected. */
function ConnectionBanner({ connection }: { connection: 'connected' | 'lost' | 'offline' }) {
  const t = useTranslation('chat');
  return (
    <div role="status">
      {connection !== 'connected' && (
        <Alert {...alertProps.warning} radius={0} py="xs">
          {t(`connection.${connection}`)}
        </Alert>
      )}
    </div>
  );
}

interface QuickRepliesProps {
  entries: readonly ChatEntry[];
  onSend: ChatActions['send'];
}

/** Replies offered by the newest message; they disappear after any later message. */
function QuickReplies({ entries, onSend }: QuickRepliesProps) {
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
          <MessageButton button={button} onSend={onSend} isUsed={() => false} variant="light" radius="xl" />
        </li>
      ))}
    </Group>
  );
}
