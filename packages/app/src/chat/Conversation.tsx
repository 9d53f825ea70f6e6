import { notify } from '@wallet/ui/base/Toasts';
import { ChatLauncher, useFileErrorText, type ChatHistory } from '@wallet/ui/chat';
import { useErrors, useTranslation } from '@wallet/ui/i18n';
import { useEffect } from 'react';
import type { ChatOwner } from './api.ts';
import { chatDraft, chatReceipt } from './chat-draft.ts';
import { useDialog } from '#navigation/dialog.ts';
import { LazyDialog, lazyWithPreload } from '#lazy/LazyDialog.tsx';
import { useOnline } from '#api/connection/use-online.ts';
import { outlivesPage } from '#api/storage/browser-storage.ts';
import { countUnseen, hasUnsent, hasUnsentFile } from './conversation.ts';
import { mostWaiting, type ChatAlert } from './outbox.ts';
import type { ChatSessionState } from './chat-session.ts';
import { useChatSession } from './use-chat-session.ts';
import { useTabCount } from './use-tab-count.ts';
import { useUnsent } from './use-unsent.ts';

const ChatPanel = lazyWithPreload(() => import('@wallet/ui/chat/ChatPanel').then((m) => m.ChatPanel));

const ConfirmSheet = lazyWithPreload(() =>
  import('@wallet/ui/base/ConfirmSheet').then((m) => m.ConfirmSheet),
);

export interface ConversationProps {
  owner: ChatOwner;
  /** Called when messages start or stop being unsent; a sign-out would lose them. */
  onUnsent?: ((hasUnsent: boolean) => void) | undefined;
}

/** The chat of one member or guest: its launcher, and its panel at `?modal=chat`. */
export function Conversation({ owner, onUnsent }: ConversationProps) {
  const t = useTranslation('chat');
  const { errorText } = useErrors();
  const fileRefusal = useFileErrorText();
  const { isOpen, open, close } = useDialog('chat');
  const isOnline = useOnline();
  const draft = chatDraft.use();
  const drawReceipt = chatReceipt.use();
  const textOf = (alert: ChatAlert): string => {
    if (alert === 'too-many-waiting') return t('alert.tooMany', { count: mostWaiting });
    if (alert === 'offline-file') return t('alert.offlineFile');
    return fileRefusal(alert) ?? errorText(alert);
  };
  const { chat, state } = useChatSession(owner, (alert) => notify({ tone: 'failure', text: textOf(alert) }));
  const { conversation, socket } = state;
  const unread = countUnseen(conversation);
  useTabCount(unread);
  const isUnsent = hasUnsent(conversation);
  const isGuest = 'guestId' in owner;
  const isFileUnsent = hasUnsentFile(conversation);
  const leaving = useUnsent({
    hasUnsent: isUnsent,
    isLostWithPage: isFileUnsent || (isUnsent && !outlivesPage(isGuest ? 'guest-outbox' : 'chat-outbox')),
    isLostWithPath: isGuest && isFileUnsent,
    onUnsent,
  });
  const isLeaving = leaving.status === 'blocked';

  useEffect(() => {
    if (!isOpen) return undefined;
    chat.open();
    return () => chat.close();
  }, [chat, isOpen]);

  return (
    <>
      <ChatLauncher unread={unread} onOpen={() => open('chat')} />
      <LazyDialog isOpen={isOpen}>
        <ChatPanel
          isOpen={isOpen}
          onClose={close}
          entries={conversation.entries}
          history={historyOf(state)}
          failure={state.failure}
          newSince={conversation.newSince}
          connection={!isOnline ? 'offline' : socket === 'lost' ? 'lost' : 'connected'}
          draft={draft}
          onDraft={chatDraft.set}
          drawReceipt={drawReceipt}
          onReceiptAttached={() => chatReceipt.set(undefined)}
          actions={chat}
        />
      </LazyDialog>
      <LazyDialog isOpen={isLeaving} onMissing={() => leaving.reset?.()}>
        <ConfirmSheet
          isOpen={isLeaving}
          onClose={() => leaving.reset?.()}
          onConfirm={() => leaving.proceed?.()}
          title={t('leave.title')}
          text={t('leave.text')}
          confirmLabel={t('leave.action')}
          cancelLabel={t('common:logout.stay')}
        />
      </LazyDialog>
    </>
  );
}

function historyOf({ conversation: { reach }, reading, failed }: ChatSessionState): ChatHistory {
  if (reach === undefined) return failed === 'newest' && !reading ? 'failed' : 'loading';
  if (reach === 'beginning') return reach;
  if (reading === 'earlier') return 'loading-earlier';
  return failed === 'earlier' ? 'earlier-failed' : 'part';
}
