import type { Profile } from '@wallet/contract/profile';
import { chatOrigin } from '../env.ts';
import { Later } from '../Later.tsx';

interface ChatPlaceProps {
  /** Who chats: `unknown` for a member whose profile could not be read, undefined while it is on its way. */
  caller: 'guest' | 'unknown' | Profile | undefined;
}

const loadChat = () => import('./Chat.tsx').then(({ Chat }) => Chat);

/** The chat, if this build has one. */
export function ChatPlace({ caller }: ChatPlaceProps) {
  if (chatOrigin === undefined || caller === undefined) return null;
  return <Later load={loadChat} given={{ caller }} />;
}
