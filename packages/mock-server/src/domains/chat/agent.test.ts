import { ChatMessage as AnyMessage, type ChatMessage } from '@wallet/contract/chat';
import { describe, expect, test } from 'vitest';
import type { World } from '../../world/world.ts';
import { call, memberOf, newestLines, openWorld } from '../demo.fixture.ts';
import { replyAfter, sendAsAgent } from './agent.ts';
import { arrivedFile, heads, textMessage } from './chat.fixture.ts';

const guest = { guestId: 'guest-anna-000001' };

const everyType = AnyMessage.def.options.map(({ shape }) => [...shape.message_type.def.values][0]);

/** Returns the messages of support to the guest, oldest first. */
const answers = (world: World): ChatMessage[] =>
  call(world, 'chat.history', { body: { ...guest, limit: 100, skip: 0 } })
    .filter(({ sender }) => sender === 'agent')
    .map(({ message }) => message)
    .toReversed();

function ask(world: World, text: string, wait = replyAfter): ChatMessage[] {
  const before = answers(world).length;
  call(world, 'chat.send', { body: { ...textMessage(text), ...guest } });
  world.advance(wait);
  return answers(world).slice(before);
}

const typesOf = (messages: readonly ChatMessage[]) => messages.map(({ message_type }) => message_type);

describe('the script', () => {
  test('accepts commands in any case, with whitespace, and from a button', () => {
    const world = openWorld();
    expect(typesOf(ask(world, '  /QUICK '))).toEqual(['quick_replies']);
    const message = { message_type: 'postback', payload: { title: 'Show', payload: '/cards' } };
    call(world, 'chat.send', { body: { sender: 'customer', message, ...guest } });
    world.advance(replyAfter);
    expect(typesOf(answers(world))).toEqual(['quick_replies', 'generic']);
  });

  test('replies with thanks to any other message, and to a file', () => {
    const world = openWorld();
    const [thanks] = ask(world, 'where is my money? /text');
    expect(thanks).toMatchObject({ payload: { text: 'ขอบคุณค่ะ เจ้าหน้าที่จะตอบกลับในไม่ช้า' } });
    const body = { file: arrivedFile(heads['image/png'], 'a.png') };
    const { path: url } = call(world, 'chat.uploadImage', { body });
    const message = { message_type: 'media', payload: { url, fileType: 'image' } };
    call(world, 'chat.send', { body: { sender: 'customer', message, ...guest } });
    world.advance(replyAfter);
    expect(answers(world).at(-1)).toMatchObject({
      payload: { text: 'ได้รับไฟล์แล้ว ขอบคุณค่ะ' },
    });
  });
});

test('manual support sends any message to a member or a guest, also to a new room', () => {
  const world = openWorld();
  const message: ChatMessage = { message_type: 'text', payload: { text: 'Good day.' } };
  const { id: memberId } = memberOf(world, 'new');
  world.command({ name: 'test.say' }, () => sendAsAgent(world, guest, message));
  world.command({ name: 'test.say' }, () => sendAsAgent(world, { memberId }, message));
  const shown = { sender: 'agent', name: 'Support', message };
  const page = { limit: 10, skip: 0 };
  expect(call(world, 'chat.history', { body: { ...guest, ...page } })).toMatchObject([shown]);
  expect(call(world, 'chat.history', { as: 'new', body: page })).toMatchObject([
    { ...shown, userId: memberId },
  ]);
});

test('the rich member has a conversation of more than a page with every message type and unread messages', () => {
  const world = openWorld();
  const history = call(world, 'chat.history', {
    as: 'rich',
    body: { limit: 100, skip: 0 },
  });
  expect(history.length).toBeGreaterThan(10);
  expect(new Set(typesOf(history.map(({ message: one }) => one)))).toEqual(new Set(everyType));
  const moments = history.map(({ createdAt = '' }) => Date.parse(createdAt));
  expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => b - a));
  expect(moments[0]).toBeLessThan(world.clock.now());
});

describe('a message that names a transaction', () => {
  /** Sends a text as the rich member. Returns the reply of support. */
  const askAs = (world: World, text: string): unknown => {
    const { id: userId } = memberOf(world, 'rich');
    call(world, 'chat.send', { as: 'rich', body: { ...textMessage(text), userId } });
    world.advance(replyAfter);
    const body = { userId, limit: 1, skip: 0 };
    const [last] = call(world, 'chat.history', { as: 'rich', body });
    return last?.message.payload;
  };
  const referenceOf = (world: World, as: string): string => newestLines(world, as)[0]?._id ?? 'none';

  test('is answered with its amount, time and status', () => {
    const world = openWorld();
    call(world, 'withdraw.create', { as: 'rich', body: { amount: 321 } });
    const text = `I have a problem\nReference: ${referenceOf(world, 'rich')}`;
    expect(askAs(world, text)).toMatchObject({
      text: expect.stringMatching(
        /^พบรายการ ฿321\.00 เวลา \d\d\/\d\d\/\d{4} [\d:]{8} .* กำลังดำเนินการ/,
      ) as string,
    });
  });

  test('of another member is not found', () => {
    const world = openWorld();
    expect(askAs(world, referenceOf(world, 'due'))).toMatchObject({
      text: expect.stringMatching(/^ขอบคุณ/) as string,
    });
  });
});
