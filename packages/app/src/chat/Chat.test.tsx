import type { Profile } from '@wallet/contract/profile';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { json, startBackend, validBody } from '#api/backend.fixture.ts';
import { renderPage } from '#navigation/render-page.fixture.tsx';
import { Chat, type ChatProps } from './Chat.tsx';

const onEnd = vi.fn();
vi.mock('./Conversation.tsx', () => ({
  Conversation: function Conversation() {
    useEffect(() => onEnd, []);
    return <p>conversation</p>;
  },
}));

const { profile } = validBody('profile.read') as { profile: Profile };

it('the conversation goes on when the wallet of its member can be read again', async () => {
  startBackend();
  let setCaller: (caller: ChatProps['caller']) => void = () => undefined;
  await renderPage(function Page() {
    const [caller, set] = useState<ChatProps['caller']>('unknown');
    setCaller = set;
    return <Chat caller={caller} />;
  });
  await screen.findByText('conversation');
  act(() => setCaller(profile));
  await screen.findByText('conversation');
  expect(onEnd).not.toHaveBeenCalled();
});

it('support leads to the contact page when the app cannot read whether there is a chat', async () => {
  startBackend({ 'chat.enabled': json({ message: 'NO_DATA' }, 404) });
  const history = await renderPage(() => <Chat caller={profile} />, '/?modal=chat');
  await waitFor(() => expect(history.location.pathname).toBe('/user/contact'));
});
