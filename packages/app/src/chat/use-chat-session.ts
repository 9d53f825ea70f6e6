import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { idOf, talkingOf, type ChatOwner } from './api.ts';
import { chatSocket, originOf } from '#env.ts';
import { session } from '#api/session/session.ts';
import { createAsking } from './asking.ts';
import { createLine, type Ears } from './chat-socket.ts';
import type { ChatAlert } from './outbox.ts';
import { createTalk, type Talk, type TalkState } from './chat-session.ts';

/** One conversation for as long as the component stands: it hears, catches up and sends also while its panel is closed. */
export function useTalk(
  owner: ChatOwner,
  onAlert: (alert: ChatAlert) => void,
): { readonly talk: Talk; readonly state: TalkState } {
  const client = useQueryClient();
  const alert = useEffectEvent(onAlert);
  const [talk] = useState(() => {
    const talking = talkingOf(client, owner);
    const { room } = talking;
    const handshake = () => handshakeOf(owner);
    return createTalk({
      talking,
      createLine: (ears: Ears, isOpen: () => boolean) =>
        chatSocket === undefined
          ? createAsking(isInView, ears, isOpen)
          : createLine({ origin: chatSocket, files: originOf.chat, room, handshake }, ears),
      isOnline: () => navigator.onLine,
      isInView,
    });
  });

  useEffect(() => {
    const wake = () => {
      if (isInView()) talk.wake();
    };
    talk.start((one) => alert(one));
    window.addEventListener('online', talk.comeOnline);
    window.addEventListener('offline', talk.rest);
    document.addEventListener('visibilitychange', wake);
    return () => {
      window.removeEventListener('online', talk.comeOnline);
      window.removeEventListener('offline', talk.rest);
      document.removeEventListener('visibilitychange', wake);
      talk.stop();
    };
  }, [talk]);

  return { talk, state: useSyncExternalStore(talk.subscribe, talk.get) };
}

const isInView = () => document.visibilityState === 'visible';

/** What the socket says of itself: a member's token as it is now, or the guest's id. */
function handshakeOf(owner: ChatOwner) {
  const { token } = session.get();
  return 'guestId' in owner || token === undefined ? { guestId: idOf(owner) } : { token };
}
