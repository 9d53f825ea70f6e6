import { contract } from '@wallet/contract';
import { chatLimits, type ChatMessage, type Conversation } from '@wallet/contract/chat';
import { describe, expect, test } from 'vitest';
import { seconds } from '../../world/clock.ts';
import type { Push } from '../../world/events.ts';
import type { World } from '../../world/world.ts';
import { call, codeOf, memberOf, openWorld, type Sent } from '../demo.fixture.ts';
import { arrivedFile, heads, textMessage } from './chat.fixture.ts';
import { addressOfFile, storeFile } from './file.ts';
import { countUnread, type PushedMessage } from './message.ts';
import type { NamedOwner } from './room.ts';

const anna = { guestId: 'guest-anna-000001' };
const ben = { guestId: 'guest-ben-0000002' };

/** The caller: a member, or a guest by the names in the body. */
const asMember = (as: string, named: NamedOwner = {}) => ({ as, named });
const asGuest = (named: NamedOwner) => ({ as: undefined, named });
type Who = ReturnType<typeof asMember> | ReturnType<typeof asGuest>;

const sent = ({ as, named }: Who, body: object): Sent => ({ ...(as && { as }), body: { ...named, ...body } });

const send = (world: World, who: Who, message: object = textMessage('hello')): string =>
  call(world, 'chat.send', sent(who, message)).createdAt;

const history = (world: World, who: Who, page = { limit: 100, skip: 0 }): Conversation[] =>
  call(world, 'chat.history', sent(who, page));

const textOf = ({ message }: Conversation): string =>
  message.message_type === 'text' ? message.payload.text : message.message_type;

const upload = (world: World, who: Who, type: keyof typeof heads = 'image/png', name = 'a.png'): string => {
  const id = type.startsWith('image') ? 'chat.uploadImage' : 'chat.uploadVideo';
  const body = { file: arrivedFile(heads[type], name) };
  return (call(world, id, { ...(who.as && { as: who.as }), body }) as { path: string }).path;
};

const origin = 'https://api.example';

const mediaMessage = (url: string, more: object = {}) => ({
  sender: 'customer',
  message: { message_type: 'media', payload: { url, fileType: 'image', ...more } },
});

describe('a message', () => {
  test('is in the history of its room, newest first, with its client id and the names of the session', () => {
    const world = openWorld();
    const member = memberOf(world, 'new');
    const responseMutants = { sender: 'agent', username: 'somebody', name: 'Somebody', deviceToken: 'x' };
    send(world, asMember('new'), { ...textMessage('first', 'mark-1'), ...responseMutants });
    const createdAt = send(world, asMember('new'), textMessage('second'));
    const [second, first] = history(world, asMember('new'));
    expect(second).toMatchObject({ createdAt, message: { payload: { text: 'second' }, deliver: 'succeed' } });
    expect(first).toEqual({
      sender: 'customer',
      userId: member.id,
      username: member.phone,
      name: member.name,
      createdAt: expect.any(String),
      session_id: second?.session_id,
      message: {
        message_type: 'text',
        payload: { text: 'first', clientId: 'mark-1' },
        deliver: 'succeed',
      },
    });
  });

  test('is later than every message before it, also with a frozen clock', () => {
    const world = openWorld();
    const moments = Array.from({ length: 20 }, () => send(world, asGuest(anna)));
    expect(moments).toEqual([...new Set(moments)].toSorted());
  });

  test('sent again under the same client id appears once', () => {
    const world = openWorld();
    const first = send(world, asGuest(anna), textMessage('hello', 'm1'));
    world.advance(seconds(5));
    expect(send(world, asGuest(anna), textMessage('hello', 'm1'))).toBe(first);
    expect(send(world, asGuest(anna), textMessage('other', 'm1'))).toBe(first);
    expect(send(world, asGuest(ben), textMessage('hello', 'm1'))).not.toBe(first);
    send(world, asGuest(anna), textMessage('hello', 'm2'));
    send(world, asGuest(anna), textMessage('hello', ''));
    send(world, asGuest(anna), textMessage('hello', ''));
    const own = history(world, asGuest(anna)).filter(({ sender }) => sender === 'customer');
    expect(own.map(textOf)).toEqual(['hello', 'hello', 'hello', 'hello']);
  });

  test('is limited to sixty per minute for all guests of one address', () => {
    const world = openWorld();
    const guest = (n: number) => asGuest({ guestId: `guest-number-${String(n).padStart(4, '0')}` });
    for (let n = 0; n < 60; n++) send(world, guest(n));
    const next = sent(guest(60), textMessage('hello'));
    expect(codeOf(world, 'chat.send', next)).toBe('REQUEST_LIMIT_1MIN');
    expect(codeOf(world, 'chat.send', { ...next, ip: '10.0.0.9' })).toBeUndefined();
    send(world, asMember('new'));
  });

  test('is pushed to its room once after the commit, as in the history', () => {
    const world = openWorld();
    const pushed: Push[] = [];
    world.subscribe((push) => pushed.push(push));
    for (let turn = 0; turn < 2; turn++) send(world, asGuest(anna), textMessage('hello', 'm1'));
    expect(codeOf(world, 'chat.send', sent(asGuest(anna), mediaMessage('/nowhere')))).toBe('NO_DATA');
    const messages = pushed.map(({ payload }) => payload as unknown as PushedMessage);
    expect(messages).toEqual([
      { roomId: `guest ${anna.guestId}`, conversation: history(world, asGuest(anna))[0] },
    ]);
  });

  test.each<ChatMessage>([
    { message_type: 'postback', payload: { title: 'More', payload: 'more' } },
    { message_type: 'buttons', payload: { text: 'x', buttons: [{ type: 'text', title: 'y' }] } },
    { message_type: 'other', payload: { anything: { goes: [1] } } },
    { message_type: 'other' },
    { message_type: 'generic', payloads: [] },
  ])('is returned unchanged: %j', (message) => {
    const world = openWorld();
    send(world, asGuest(anna), { sender: 'customer', message });
    expect(history(world, asGuest(anna))[0]?.message).toEqual({ ...message, deliver: 'succeed' });
  });
});

describe('a room', () => {
  test('is read page by page', () => {
    const world = openWorld();
    for (let n = 1; n <= 25; n++) send(world, asGuest(anna), textMessage(`${n}`));
    const page = (limit: number, skip: number) => history(world, asGuest(anna), { limit, skip }).map(textOf);
    expect(page(10, 0)).toEqual(['25', '24', '23', '22', '21', '20', '19', '18', '17', '16']);
    expect(page(10, 20)).toEqual(['5', '4', '3', '2', '1']);
    expect(page(10, 25)).toEqual([]);
  });

  test.each([
    { message_type: 'other', payload: { anything: ['x'.repeat(20_000)] } },
    { message_type: 'generic', payloads: Array.from({ length: 1_000 }, () => ({ title: 'x', buttons: [] })) },
    { message_type: 'text', payload: { text: 'hello', more: 'x'.repeat(20_000) } },
  ])('rejects a message of type $message_type above the size limit', (message) => {
    const { body } = contract.chat.send;
    expect(body.safeParse({ sender: 'customer', message }).success).toBe(message.message_type === 'text');
  });

  test('rejects a blank text, and one above the length limit', () => {
    const { body } = contract.chat.send;
    const accepts = (text: string) => body.safeParse(textMessage(text)).success;
    const [longest, longer] = ['x'.repeat(chatLimits.text), 'x'.repeat(chatLimits.text + 1)];
    expect([longest, longer, ' '].map(accepts)).toEqual([true, false, false]);
  });

  test('of a member is independent of the browser’s earlier guest id', () => {
    const world = openWorld();
    send(world, asGuest(anna), textMessage('as guest'));
    send(world, asMember('new', anna), textMessage('as member'));
    expect(history(world, asMember('new', anna)).map(textOf)).toEqual(['as member']);
    expect(history(world, asGuest(anna)).map(textOf)).toEqual(['as guest']);
  });

  test('counts the unread messages', () => {
    const world = openWorld();
    const owner = { memberId: memberOf(world, 'rich').id };
    expect(countUnread(world, owner)).toBe(2);
    send(world, asMember('rich'), textMessage('/many'));
    expect(countUnread(world, owner)).toBe(2);
    world.advance(seconds(2));
    expect(countUnread(world, owner)).toBe(14);
    call(world, 'chat.markRead', { as: 'rich', body: {} });
    expect(countUnread(world, owner)).toBe(0);
  });
});

describe('a file in a message', () => {
  test('is an upload of its sender, with its path and its detected type', () => {
    const world = openWorld();
    const path = upload(world, asMember('new'), 'video/mp4', 'film.mp4');
    expect(path).toMatch(new RegExp(`^/_mock/upload/${world.id}/[0-9a-f]{24}\\.mp4$`));
    send(world, asMember('new'), mediaMessage(`${origin}${path}`, { filePath: path, message: 'see' }));
    send(world, asMember('new'), mediaMessage(`${origin}${path}`));
    for (const { message } of history(world, asMember('new')))
      expect(message).toMatchObject({ payload: { url: path, filePath: path, fileType: 'video' } });
  });

  test('cannot be a file of a guest at another address, nor of support', () => {
    const world = openWorld();
    const body = { file: arrivedFile(heads['image/png'], 'a.png') };
    const uploaded = (ip: string) => call(world, 'chat.uploadImage', { body, ip }).path;
    const show = (url: string, ip: string) =>
      codeOf(world, 'chat.send', { ...sent(asGuest(anna), mediaMessage(url)), ip });
    const own = uploaded('10.0.0.1');
    expect(show(own, '10.0.0.1')).toBeUndefined();
    expect(show(own, '10.0.0.2')).toBe('NO_DATA');
    const file = { type: 'image/png', size: 1, content: 'AA==' };
    const { id } = world.command({ name: 'test' }, () => storeFile(world, file));
    expect(show(addressOfFile(world, id), '10.0.0.1')).toBe('NO_DATA');
  });

  test('cannot be another sender’s file, or another path', () => {
    const world = openWorld();
    const own = upload(world, asMember('new'));
    const others = upload(world, asMember('spin'));
    const guests = upload(world, asGuest(anna));
    const refused = (who: Who, url: string) => codeOf(world, 'chat.send', sent(who, mediaMessage(url)));
    for (const url of [
      others,
      guests,
      `${own}x`,
      own.slice(0, -5),
      own.split('/').at(-1) ?? '',
      'javascript:1',
      '',
    ])
      expect([url, refused(asMember('new'), url)]).toEqual([url, 'NO_DATA']);
    expect(refused(asGuest(anna), own)).toBe('NO_DATA');
    expect(refused(asGuest(anna), guests)).toBeUndefined();
    expect(refused(asMember('new'), own)).toBeUndefined();
  });
});
