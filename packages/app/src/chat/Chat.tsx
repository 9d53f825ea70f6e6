import { useQuery } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import type { Profile } from '@wallet/contract/profile';
import { Suspense, useState } from 'react';
import { chatEnabledQuery, senderIdOf, type ChatOwner } from './api.ts';
import { profileQuery } from '#profile/api.ts';
import { Conversation, type ConversationProps } from './Conversation.tsx';
import { guestId } from './guest-id.ts';

export interface ChatProps {
  /** Who chats; a member whose profile came with the wallet, or did not (`unknown`), or nobody yet. */
  caller: 'guest' | 'unknown' | Profile;
  /** Told whether something written is on its way and would be lost with the session. */
  onUnsent?: ((hasUnsent: boolean) => void) | undefined;
}

/** The chat where the operator offers one (spec 3, enableChatWidget). Whatever goes wrong in it stays in it. */
export function Chat({ caller, onUnsent }: ChatProps) {
  const { data } = useQuery(chatEnabledQuery());
  if (data?.enableChatWidget !== true) return null;
  return (
    <CatchBoundary getResetKey={() => 'chat'} errorComponent={() => null}>
      <Suspense>
        {caller === 'guest' ? (
          <GuestChat />
        ) : caller === 'unknown' ? (
          <UnknownMemberChat onUnsent={onUnsent} />
        ) : (
          <OwnChat owner={memberOf(caller)} onUnsent={onUnsent} />
        )}
      </Suspense>
    </CatchBoundary>
  );
}

const memberOf = ({ _id: userId, username, name }: Profile): ChatOwner => ({ userId, username, name });

/** Another member or guest has another conversation. */
const OwnChat = (props: ConversationProps) => <Conversation key={senderIdOf(props.owner)} {...props} />;

function GuestChat() {
  const [owner] = useState<ChatOwner>(() => ({ guestId: guestId() }));
  return <OwnChat owner={owner} />;
}

/** A member without a wallet needs support more than others. */
function UnknownMemberChat({ onUnsent }: Pick<ConversationProps, 'onUnsent'>) {
  const { data } = useQuery(profileQuery());
  return data && <OwnChat owner={memberOf(data.profile)} onUnsent={onUnsent} />;
}
