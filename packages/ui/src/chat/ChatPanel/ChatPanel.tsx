import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Composer, type ComposerProps } from '../Composer/Composer.tsx';
import type { ChatActions, ChatEntry, ChatHistory } from '../chat-entry.ts';
import { SupportContext } from '../../base/support/support.ts';
import { Messages } from '../Messages/Messages.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { IncomingAnnouncer } from './IncomingAnnouncer.tsx';
import { QuickReplies } from './QuickReplies.tsx';

export interface ChatPanelProps
  extends DialogProps, Pick<ComposerProps, 'drawReceipt' | 'onReceiptAttached'> {
  /** Messages of the backend in its order, then undelivered ones. */
  entries: readonly ChatEntry[];
  history: ChatHistory;
  failure?: ErrorBody | undefined;
  /** Epoch milliseconds; later messages of others were new when the panel opened. */
  newSince?: number | undefined;
  /** `offline` without network, `lost` when only the chat is unreachable. */
  connection: 'connected' | 'lost' | 'offline';
  draft: string;
  onDraft: (draft: string) => void;
  /** Stable for one conversation. */
  actions: ChatActions;
}

/** The conversation with support (spec 2, 3, 4): full screen on phones, a panel in the corner elsewhere. */
export function ChatPanel({
  isOpen,
  onClose,
  entries,
  history,
  failure,
  newSince,
  connection,
  draft,
  onDraft,
  actions,
  drawReceipt,
  onReceiptAttached,
}: ChatPanelProps) {
  const t = useTranslation('chat');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')} size="panel">
      <ConnectionBanner connection={connection} />
      {/* Here, support is one message away. */}
      <SupportContext value={undefined}>
        <Messages
          entries={entries}
          history={history}
          failure={failure}
          newSince={newSince}
          actions={actions}
        />
      </SupportContext>
      <IncomingAnnouncer entries={entries} isReady={history !== 'loading'} />
      <QuickReplies entries={entries} onSend={actions.send} />
      <Composer
        isOnline={connection !== 'offline'}
        {...{ draft, onDraft, actions, drawReceipt, onReceiptAttached }}
      />
    </Sheet>
  );
}
