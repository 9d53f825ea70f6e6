import { useQuery } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import type { Profile } from '@wallet/contract/profile';
import { Suspense, useState } from 'react';
import { chatEnabledQuery, idOf, type ChatOwner } from '../api/chat.ts';
import { profileQuery } from '../api/profile.ts';
import { Conversation } from './Conversation.tsx';
import { guestId } from './guest-id.ts';

export interface ChatProps {
  /** Who chats; a member whose profile came with the wallet, or did not (`unknown`), or nobody yet. */
  caller: 'guest' | 'unknown' | Profile;
}

/** The chat where the operator offers one (spec 3, enableChatWidget). Whatever goes wrong in it stays in it. */
export function Chat({ caller }: ChatProps) {
  const { data } = useQuery(chatEnabledQuery());
  if (data?.enableChatWidget !== true) return null;
  return (
    <CatchBoundary getResetKey={() => 'chat'} errorComponent={() => null}>
      <Suspense>
        {caller === 'guest' ? (
          <GuestChat />
        ) : caller === 'unknown' ? (
          <UnknownMemberChat />
        ) : (
          <OwnChat owner={memberOf(caller)} />
        )}
      </Suspense>
    </CatchBoundary>
  );
}

const memberOf = ({ _id: userId, username, name }: Profile): ChatOwner => ({ userId, username, name });

/** Another member or guest has another conversation. */
const OwnChat = ({ owner }: { owner: ChatOwner }) => <Conversation key={idOf(owner)} owner={owner} />;

function GuestChat() {
  const [owner] = useState(() => ({ guestId: guestId() }));
  return <OwnChat owner={owner} />;
}

/** A member without a wallet needs support more than others. */
function UnknownMemberChat() {
  const { data } = useQuery(profileQuery());
  return data && <OwnChat owner={memberOf(data.profile)} />;
}
