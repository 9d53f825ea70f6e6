import { hasChat } from '#env.ts';
import { IdleMount } from '#lazy/IdleMount.tsx';
import type { ChatProps } from './Chat.tsx';

interface ChatPlaceProps extends Omit<ChatProps, 'caller'> {
  /** The chatting member or guest; undefined while loading. */
  caller: ChatProps['caller'] | undefined;
}

const loadChat = () => import('./Chat.tsx').then(({ Chat }) => Chat);

/** The chat, if this build has one. */
export function ChatPlace({ caller, onUnsent }: ChatPlaceProps) {
  if (!hasChat || caller === undefined) return null;
  return <IdleMount load={loadChat} props={{ caller, onUnsent }} />;
}
