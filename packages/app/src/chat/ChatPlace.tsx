import { hasChat } from '#env.ts';
import { IdleMount } from '#lazy/IdleMount.tsx';
import { useDialog } from '#navigation/dialog.ts';
import type { ChatProps } from './Chat.tsx';

interface ChatPlaceProps extends Omit<ChatProps, 'caller'> {
  /** The chatting member or guest; undefined while loading. */
  caller: ChatProps['caller'] | undefined;
}

const loadChat = () => import('./Chat.tsx').then(({ Chat }) => Chat);

/** The chat, if this build has one. Its code loads when the page is idle, and at once for `?modal=chat`. */
export function ChatPlace({ caller, onUnsent }: ChatPlaceProps) {
  const { isOpen: isAsked } = useDialog('chat');
  if (!hasChat) return null;
  return <IdleMount part="chat" load={loadChat} props={caller && { caller, onUnsent }} isAsked={isAsked} />;
}
