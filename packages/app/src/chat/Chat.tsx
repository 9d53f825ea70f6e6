import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Profile } from '@wallet/contract/profile';
import { Suspense, useEffect, useState } from 'react';
import { chatEnabledQuery, senderIdOf, type ChatOwner } from './api.ts';
import { useDialog } from '#navigation/dialog.ts';
import { profileQuery } from '#profile/api.ts';
import { Conversation, type ConversationProps } from './Conversation.tsx';
import { guestId } from './guest-id.ts';

export interface ChatProps extends Pick<ConversationProps, 'onUnsent'> {
  /** The chatting member or guest: a member's profile, `unknown` without a wallet, or nobody yet. */
  caller: 'guest' | 'unknown' | Profile;
}

/** The chat, where the operator offers one (spec 3, enableChatWidget), else the contact page. Its errors stay inside. */
export function Chat({ caller, onUnsent }: ChatProps) {
  const { data, isError } = useQuery(chatEnabledQuery());
  const { isOpen: isAsked } = useDialog('chat');
  const navigate = useNavigate();
  const isMissing = isAsked && (data ? !data.enableChatWidget : isError);
  const to = caller === 'guest' ? '/contact' : '/user/contact';
  // Once: a navigation in each render would restart the one that is pending.
  useEffect(() => {
    if (isMissing) void navigate({ to, replace: true });
  }, [isMissing, navigate, to]);
  if (data?.enableChatWidget !== true) return null;
  return (
    <Suspense>
      {caller === 'guest' ? <GuestChat /> : <MemberChat caller={caller} onUnsent={onUnsent} />}
    </Suspense>
  );
}

const memberOf = ({ _id: userId, username, name }: Profile): ChatOwner => ({ userId, username, name });

/** Each member or guest has a separate conversation. */
const OwnChat = (props: ConversationProps) => <Conversation key={senderIdOf(props.owner)} {...props} />;

function GuestChat() {
  const [owner] = useState<ChatOwner>(() => ({ guestId: guestId() }));
  return <OwnChat owner={owner} />;
}

interface MemberChatProps extends Pick<ConversationProps, 'onUnsent'> {
  caller: 'unknown' | Profile;
}

/** A member without a wallet needs support most; the conversation goes on when the wallet comes back. */
function MemberChat({ caller, onUnsent }: MemberChatProps) {
  const isUnknown = caller === 'unknown';
  const { data } = useQuery({ ...profileQuery(), enabled: isUnknown });
  const profile = isUnknown ? data?.profile : caller;
  return profile && <OwnChat owner={memberOf(profile)} onUnsent={onUnsent} />;
}
