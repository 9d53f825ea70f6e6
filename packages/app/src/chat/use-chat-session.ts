import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { chatMemoryOf } from './chat-memory.ts';
import { senderIdOf, chatApiOf, type ChatOwner } from './api.ts';
import { chatSocket, originOf } from '#env.ts';
import { session } from '#api/session/session.ts';
import { createPollingSocket } from './polling-socket.ts';
import { createChatSocket, type ChatListeners } from './chat-socket.ts';
import type { ChatAlert } from './outbox.ts';
import { createChatSession } from './chat-session.ts';
import { inBursts } from './in-bursts.ts';

/** Runs one conversation while the component is mounted: it receives, reads and sends also with a closed panel. */
export function useChatSession(owner: ChatOwner, onAlert: (alert: ChatAlert) => void) {
  const client = useQueryClient();
  const alert = useEffectEvent(onAlert);
  const [chat] = useState(() => {
    const api = chatApiOf(client, owner);
    const { room } = api;
    const handshake = () => handshakeOf(owner);
    return createChatSession({
      api,
      memory: chatMemoryOf(owner),
      createSocket: (listeners: ChatListeners, isOpen: () => boolean) =>
        chatSocket === undefined
          ? createPollingSocket(isInView, listeners, isOpen)
          : createChatSocket({ origin: chatSocket, files: originOf.chat, room, handshake }, listeners),
      isOnline: () => navigator.onLine,
      isInView,
    });
  });

  useEffect(() => {
    const wake = () => {
      if (isInView()) chat.wake();
    };
    chat.start((one) => alert(one));
    window.addEventListener('online', chat.comeOnline);
    window.addEventListener('offline', chat.rest);
    document.addEventListener('visibilitychange', wake);
    return () => {
      window.removeEventListener('online', chat.comeOnline);
      window.removeEventListener('offline', chat.rest);
      document.removeEventListener('visibilitychange', wake);
      chat.stop();
    };
  }, [chat]);

  const [subscribe] = useState(() => inBursts(chat.subscribe));
  return { chat, state: useSyncExternalStore(subscribe, chat.get) };
}

const isInView = () => document.visibilityState === 'visible';

/** Returns the handshake of the socket: a member's present token, or the guest's id. */
function handshakeOf(owner: ChatOwner) {
  const { token } = session.get();
  return 'guestId' in owner || token === undefined ? { guestId: senderIdOf(owner) } : { token };
}
