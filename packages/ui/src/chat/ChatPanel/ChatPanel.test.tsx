import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { button, renderUi } from '../../../vitest.render.tsx';
import {
  buttonsMessage,
  cardsMessage,
  everyDelivery,
  everyMessage,
  mediaMessage,
  noActions,
  own,
  quickReplies,
  text,
  theirs,
} from '../chat.fixture.ts';
import type { ChatActions } from '../chat-entry.ts';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';

async function show(props: Partial<ChatPanelProps> = {}, actions: Partial<ChatActions> = {}) {
  const all = { ...noActions, ...actions };
  const Panel = (given: Partial<ChatPanelProps>) => {
    const [draft, setDraft] = useState('');
    return (
      <ChatPanel
        isOpen
        onClose={() => undefined}
        entries={[]}
        history="beginning"
        connection="connected"
        actions={all}
        draft={draft}
        onDraft={setDraft}
        {...props}
        {...given}
      />
    );
  };
  const { rerender } = await renderUi(<Panel />);
  return { again: (given: Partial<ChatPanelProps>) => rerender(<Panel {...given} />) };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' });

describe('messages', () => {
  it('are shown by type; an unlisted type shows a notice', async () => {
    await show({ entries: everyMessage });
    const log = screen.getByRole('log');
    expect(within(log).getByRole('link', { name: 'https://play.example/help' })).toBeTruthy();
    expect(within(log).getByRole('link', { name: 'Call us' }).getAttribute('href')).toBe('tel:020001000');
    expect(within(log).getByRole('img', { name: 'Picture' })).toBeTruthy();
    expect(within(log).getByLabelText('A video').getAttribute('preload')).toBe('none');
    expect(within(log).getByText('This message cannot be shown here.')).toBeTruthy();
    expect(
      within(log)
        .getAllByText(/^\d\d\/\d\d\/\d{4}$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['01/03/2026', '02/03/2026']);
  });

  it('do not link an address that would run code', async () => {
    const message = {
      message_type: 'buttons',
      payload: { text: 'x', buttons: [{ type: 'web', title: 'Open', url: 'javascript:alert(1)' }] },
    } as const;
    await show({ entries: [theirs('a', message as never)] });
    expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
    expect(screen.getByText('This link cannot be opened.')).toBeTruthy();
  });

  it('show a text for a broken picture', async () => {
    await show({ entries: [theirs('a', mediaMessage('image'))] });
    fireEvent.error(screen.getByRole('img', { name: 'Picture' }));
    expect(screen.getByText('The picture could not be shown.')).toBeTruthy();
  });

  it('have a divider before the new ones', async () => {
    const [first, second] = [theirs('a', text('one'), 0), theirs('b', text('two'), 1)];
    await show({ entries: [first, second], newSince: first.at });
    const lines = within(screen.getByRole('log')).getAllByRole('listitem');
    const at = (words: string) => lines.findIndex(({ textContent }) => textContent?.includes(words));
    expect([at('one'), at('New messages'), at('two')]).toEqual([1, 2, 3]);
  });

  it('are announced when they arrive; history is not', async () => {
    const read = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const before = [theirs('b', text('before'), 10)];
    const { again } = await show({ entries: before, history: 'part' });
    again({ entries: [theirs('a', text('long ago'), 1), ...before] });
    expect(read().join('')).not.toMatch(/before|long ago/);
    again({ entries: [...before, theirs('c', text('just now'), 11), own('d', text('mine'), 12)] });
    expect(read().join('')).toBe('Nina: just now');
  });

  it('of a history that could not be read at first are not announced', async () => {
    const { again } = await show({ history: 'failed' });
    again({ history: 'loading' });
    again({ entries: [theirs('a', text('long ago'), 1)] });
    const read = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(read.join('')).not.toContain('long ago');
  });

  it('of another type show and announce their text', async () => {
    const sticker = { message_type: 'other', payload: { text: 'Sawasdee' } } as const;
    const { again } = await show({ entries: [theirs('a', text('before'), 10)], history: 'part' });
    again({ entries: [theirs('a', text('before'), 10), theirs('b', sticker, 11)] });
    expect(within(screen.getByRole('log')).getByText('Sawasdee')).toBeTruthy();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Nina: Sawasdee');
  });
});

describe('buttons', () => {
  it('send their reply, once', async () => {
    const send = vi.fn(() => true);
    const entries = [theirs('a', buttonsMessage, 0)];
    const { again } = await show({ entries }, { send });
    await userEvent.click(button('Show more'));
    await userEvent.click(button('Deposit'));
    expect(send.mock.calls).toEqual([
      [{ type: 'postback', title: 'Show more', payload: 'MORE' }],
      [{ type: 'text', text: 'Deposit' }],
    ]);
    again({ entries: [...entries, own('b', text('Deposit'), 1)] });
    expect([button('Deposit').disabled, button('Show more').disabled]).toEqual([true, false]);
  });

  it('send their reply once for a double tap, and again after its removal', async () => {
    const send = vi.fn(() => true);
    const entries = [theirs('a', buttonsMessage, 0)];
    const { again } = await show({ entries }, { send });
    fireEvent.click(button('Deposit'));
    fireEvent.click(button('Deposit'));
    expect(send).toHaveBeenCalledTimes(1);
    again({ entries: [...entries, own('b', text('Deposit'), 1)] });
    again({ entries });
    fireEvent.click(button('Deposit'));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('of cards work as well', async () => {
    const send = vi.fn(() => true);
    await show({ entries: [theirs('a', cardsMessage)] }, { send });
    await userEvent.click(button('Withdraw'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'text', text: 'Withdraw' });
  });

  it('offered as replies disappear after any later message', async () => {
    const send = vi.fn(() => true);
    const entries = [theirs('a', quickReplies, 0)];
    const { again } = await show({ entries }, { send });
    await userEvent.click(
      within(screen.getByRole('list', { name: 'Suggested replies' })).getByText('Withdraw'),
    );
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'postback',
      title: 'Withdraw',
      payload: 'WITHDRAW',
    });
    again({ entries: [...entries, own('b', text('hi'), 1)] });
    expect(screen.queryByRole('list', { name: 'Suggested replies' })).toBeNull();
  });
});

describe('own messages', () => {
  it('show their delivery state and its actions', async () => {
    const actions = { cancel: vi.fn(), resend: vi.fn(), remove: vi.fn() };
    await show({ entries: everyDelivery }, actions);
    expect(screen.getByRole('progressbar', { name: 'Uploading' })).toBeTruthy();
    for (const words of ['42%', 'Sending', 'Will be sent when you are online', 'Not sent'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText(/Wait about 1 minute/)).toBeTruthy();
    await userEvent.click(button('Cancel'));
    await userEvent.click(screen.getAllByRole('button', { name: 'Send again' })[0]!);
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove' })[1]!);
    expect(actions.cancel).toHaveBeenCalledExactlyOnceWith('uploading');
    expect(actions.resend).toHaveBeenCalledExactlyOnceWith('failed');
    expect(actions.remove).toHaveBeenCalledExactlyOnceWith('refused');
  });
});

describe('the composer', () => {
  it('sends with Enter, breaks the line with Shift, and ignores Enter during a composition', async () => {
    const send = vi.fn(() => true);
    await show({}, { send });
    await userEvent.type(field(), 'one{Shift>}{Enter}{/Shift}two');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'text', text: 'one\ntwo' });
    expect(field().value).toBe('');
  });

  it('keeps a rejected text, and sends no blank one', async () => {
    const send = vi.fn(() => false);
    await show({}, { send });
    await userEvent.type(field(), '  {Enter}');
    expect(send).not.toHaveBeenCalled();
    await userEvent.type(field(), 'hi{Enter}');
    expect(field().value).toBe('  hi');
  });

  it('counts from 1,800 characters on, and sends at most 2,000', async () => {
    await show();
    fireEvent.change(field(), { target: { value: 'x'.repeat(1_799) } });
    expect(screen.queryByText(/left/)).toBeNull();
    fireEvent.change(field(), { target: { value: 'x'.repeat(1_999) } });
    expect(screen.getByText('1 character left')).toBeTruthy();
    fireEvent.change(field(), { target: { value: 'x'.repeat(2_001) } });
    expect(screen.getByText('1 character too many')).toBeTruthy();
    expect(button('Send').disabled).toBe(true);
  });

  it('attaches valid files, and shows why it rejects others', async () => {
    const attach = vi.fn(() => true);
    await show({}, { attach });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } });
    const videoFile = new File(['x'], 'clip.mp4', { type: 'video/mp4' });
    choose(videoFile);
    choose(new File(['x'], 'notes.pdf', { type: 'application/pdf' }));
    expect(attach).toHaveBeenCalledExactlyOnceWith(videoFile, 'video');
    expect(await screen.findByText(/Only pictures/)).toBeTruthy();
  });
});

it.each([
  ['is attached with one tap', true, 1],
  ['stays when the chat does not accept it', false, 0],
])('the receipt of a question %s', async (_what, isAccepted, done) => {
  const receipt = new File(['drawn'], 'receipt.png', { type: 'image/png' });
  const [attach, onReceiptAttached] = [vi.fn(() => isAccepted), vi.fn()];
  await show({ drawReceipt: () => Promise.resolve(receipt), onReceiptAttached }, { attach });
  await userEvent.click(button('Attach a picture of the transaction'));
  expect(attach).toHaveBeenCalledExactlyOnceWith(receipt, 'image');
  expect(onReceiptAttached).toHaveBeenCalledTimes(done);
});

it.each([
  ['connected', 'The picture could not be drawn. Try again.'],
  ['offline', /^Files cannot be sent without a connection/],
] as const)('a receipt that cannot be drawn while %s can be tried again', async (connection, text) => {
  await show({ connection, drawReceipt: () => Promise.reject(new Error('not loaded')) });
  await userEvent.click(button('Attach a picture of the transaction'));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(button('Attach a picture of the transaction').disabled).toBe(false);
});

it('warns about late messages, and offers to reload failed ones', async () => {
  const actions = { loadEarlier: vi.fn(), reload: vi.fn() };
  const { again } = await show({ history: 'failed', connection: 'lost' }, actions);
  expect(screen.getByText('Connection lost. Reconnecting…')).toBeTruthy();
  await userEvent.click(button('Try again'));
  again({ history: 'earlier-failed', connection: 'offline' });
  expect(screen.getByText(/Your messages are sent once you are online/)).toBeTruthy();
  await userEvent.click(button('Earlier messages could not be loaded. Try again.'));
  expect(actions.reload).toHaveBeenCalledOnce();
  expect(actions.loadEarlier).toHaveBeenCalledOnce();
});

it('keeps the focus of the button for earlier messages in the list, while they load', async () => {
  const { again } = await show({ history: 'part' });
  button('Show earlier messages').focus();
  again({ history: 'loading-earlier' });
  const list = document.querySelector('[data-chat-scroll]');
  expect(document.activeElement).toBe(list);
  field().focus();
  again({ history: 'part' });
  again({ history: 'beginning' });
  expect(document.activeElement).toBe(field());
});

it('reports whether the newest message is visible', async () => {
  const look = vi.fn();
  const { again } = await show({ history: 'loading' }, { setEndVisible: look });
  expect(look).not.toHaveBeenCalledWith(true);
  again({ history: 'part' });
  expect(look).toHaveBeenLastCalledWith(true);
  const box = document.querySelector('[data-chat-scroll]')!;
  Object.defineProperty(box, 'scrollHeight', { value: 900 });
  act(() => void fireEvent.scroll(box));
  expect(look).toHaveBeenLastCalledWith(false);
  expect(button('Go to the newest message')).toBeTruthy();
});

it('isolates a sender’s right-to-left name from the text beside it', async () => {
  await show({ entries: [{ ...theirs('1', text('Hello')), name: 'דוד 123' }] });
  expect(screen.getByText('דוד 123').tagName).toBe('BDI');
});
