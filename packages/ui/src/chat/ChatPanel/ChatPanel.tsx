import type { Failure } from '@wallet/contract/wire/failure';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import { useWords } from '../../words/index.ts';
import { Composer } from '../Composer/Composer.tsx';
import type { ChatActions, ChatEntry, ChatHistory } from '../entry.ts';
import { Messages } from '../Messages/Messages.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { Incoming } from './Incoming.tsx';
import { QuickReplies } from './QuickReplies.tsx';

export interface ChatPanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** What the backend has, in its order; then what is on its way. */
  entries: readonly ChatEntry[];
  history: ChatHistory;
  /** Why the history could not be read, where it failed. */
  failure?: Failure | undefined;
  /** What others said after this moment was new when the panel was opened; epoch milliseconds. */
  newSince?: number | undefined;
  /** `offline` without any connection, `lost` while the chat alone cannot be reached. */
  connection: 'connected' | 'lost' | 'offline';
  draft: string;
  onDraft: (draft: string) => void;
  /** The same ones as long as it is the same conversation. */
  actions: ChatActions;
}

/** The conversation with support (spec 2, 3, 4): the whole window on phones, a panel in the corner elsewhere. */
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
}: ChatPanelProps) {
  const t = useWords('chat');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')} size="panel">
      <ConnectionBanner connection={connection} />
      <Messages entries={entries} history={history} failure={failure} newSince={newSince} actions={actions} />
      <Incoming entries={entries} isReady={history !== 'loading'} />
      <QuickReplies entries={entries} onWrite={actions.write} />
      <Composer draft={draft} onDraft={onDraft} actions={actions} />
    </Sheet>
  );
}
