import type { Profile } from '@wallet/contract/profile';
import { whenIdle } from '@wallet/ui/base/when-idle';
import { useEffect, useState, type ComponentType } from 'react';
import { chatOrigin } from '../env.ts';
import type { ChatProps } from './Chat.tsx';

interface ChatPlaceProps {
  /** Who chats: `unknown` for a member whose profile could not be read, undefined while it is on its way. */
  caller: 'guest' | 'unknown' | Profile | undefined;
}

/** Where the chat comes to stand, if this build has one: its code is fetched once the page rests, and missed by nobody. */
export function ChatPlace({ caller }: ChatPlaceProps) {
  const [Chat, setChat] = useState<ComponentType<ChatProps>>();
  const isWanted = chatOrigin !== undefined && caller !== undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    return whenIdle(
      () => void import('./Chat.tsx').then((chat) => setChat(() => chat.Chat)).catch(() => undefined),
    );
  }, [isWanted]);
  return Chat && caller !== undefined && <Chat caller={caller} />;
}
