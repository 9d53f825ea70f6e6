import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Composer, type ComposerProps } from '../Composer/Composer.tsx';
import type { ChatActions } from '../chat-entry.ts';
import { SupportContext } from '../../base/support/support.ts';
import { Messages, type MessagesProps } from '../Messages/Messages.tsx';
import { IncomingAnnouncer } from './IncomingAnnouncer.tsx';
import { QuickReplies } from './QuickReplies.tsx';
import { Alert } from '@mantine/core';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

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
export function ConnectionBanner({ connection }: { connection: 'connected' | 'lost' | 'offline' }) {
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
