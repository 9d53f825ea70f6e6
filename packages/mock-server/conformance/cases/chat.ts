/** The chat with support over HTTP (spec 4, Chat; spec 5; decisions 16). */
import { randomUUID } from 'node:crypto';
import { chatLimits } from '@wallet/contract/chat';
import { picture, pictureOf } from '../attachment.ts';
import { about } from '../case.ts';
import { ensure, same } from '../../src/client/mismatch.ts';
import type { Caller } from '../caller.ts';

export const saying = (text: string, clientId?: string) => ({
  body: {
    sender: 'customer',
    message: {
      message_type: 'text' as const,
      payload: { text, ...(clientId !== undefined && { clientId }) },
    },
  },
});

export const guestId = 'conform-guest-0001';
const page = { body: { limit: 100, skip: 0 } };

/** Returns the texts of a room, oldest first. */
async function textsOf(caller: Caller, more: object = {}): Promise<string[]> {
  const history = await caller.gets('chat.history', { body: { ...page.body, ...more } });
  return history
    .map(({ message }) => (message.message_type === 'text' ? message.payload.text : message.message_type))
    .reverse();
}

export const chatCases = about('chat', {
  'A member’s messages are in the history, newest first, with names and times of the backend': {
    cites: 'spec 7, Chat; decisions 16, 74',
    requires: ['control'],
    async run({ member }) {
      const mali = await member({});
      const { createdAt } = await mali.gets('chat.send', {
        body: { ...saying('one', 'mark-1').body, sender: 'agent', name: 'Somebody Else' },
      });
      await mali.gets('chat.send', saying('two'));
      same('the texts', await textsOf(mali), ['one', 'two']);
      const first = (await mali.gets('chat.history', page)).at(-1);
      same(
        'sender, user and moment',
        [first?.sender, first?.userId, first?.createdAt],
        ['customer', mali.id, createdAt],
      );
      same('the name', first?.name, 'Test Member');
      ensure(
        'the mark',
        first?.message.message_type === 'text' && first.message.payload.clientId === 'mark-1',
        'mark-1',
        first?.message,
      );
    },
  },
  'Times in a room strictly increase, also within one millisecond': {
    cites: 'decisions 16',
    requires: ['control'],
    async run({ member }) {
      const mali = await member({});
      const moments: number[] = [];
      for (let turn = 0; turn < 5; turn++)
        moments.push(Date.parse((await mali.gets('chat.send', saying(`${turn}`))).createdAt));
      const isIncreasing = moments.every((at, turn) => turn === 0 || at > (moments[turn - 1] ?? 0));
      ensure('the moments', isIncreasing, 'each later than the one before', moments);
    },
  },
  'A guest has an own room, by the guest id': {
    cites: 'spec 4, Chat; decisions 74',
    requires: ['effects'],
    async run({ guest }) {
      const caller = await guest();
      const guestId = `conform-${randomUUID()}`;
      await caller.gets('chat.send', { body: { ...saying('hello').body, guestId } });
      same('the texts', await textsOf(caller, { guestId }), ['hello']);
      same('another guest’s texts', await textsOf(caller, { guestId: `conform-${randomUUID()}` }), []);
      await caller.refused('chat.history', 'NO_DATA', page);
    },
  },
  'A member’s room is unavailable to others, and requires a session': {
    cites: 'quality 5; decisions 74',
    requires: ['control'],
    async run({ member, other, guest }) {
      const [mali, nok] = [await member({}), await other({})];
      await mali.gets('chat.send', saying('a secret'));
      const room = { body: { ...page.body, userId: mali.id } };
      await nok.refused('chat.history', 'NO_DATA', room);
      await (await guest()).refused('chat.history', 'UNAUTHORIZED', room);
      same('a guest by the name of the member', await textsOf(await guest(), { guestId: mali.id }), []);
      same('the other’s own texts', await textsOf(nok), []);
    },
  },
  'A text has at most 2000 characters, and is not blank': {
    cites: 'spec 5, Chat text; decisions 76',
    requires: ['control', 'malformed'],
    async run({ member }) {
      const mali = await member({});
      await mali.gets('chat.send', saying('x'.repeat(chatLimits.text)));
      for (const text of ['x'.repeat(chatLimits.text + 1), ' ']) {
        const { status } = await mali.send('chat.send', saying(text));
        same('the status', status, 422);
      }
      same('how many were said', (await textsOf(mali)).length, 1);
    },
  },
  'Only the sender of an uploaded picture can use it in a message': {
    cites: 'spec 5, Chat file; decisions 77',
    requires: ['control'],
    async run({ member, other }) {
      const [mali, nok] = [await member({}), await other({})];
      const { path } = await mali.gets('chat.uploadImage', { body: { file: picture('mine') } });
      const shown = {
        body: {
          sender: 'customer',
          message: {
            message_type: 'media' as const,
            payload: { url: path, filePath: path, fileType: 'image' as const },
          },
        },
      };
      await nok.refused('chat.send', 'NO_DATA', shown);
      await mali.gets('chat.send', shown);
      same('what was said', await textsOf(mali), ['media']);
    },
  },
  'A picture of ten megabytes is accepted, one byte more is rejected': {
    cites: 'spec 5, Chat file; spec 9',
    requires: ['control', 'unreadable'],
    async run({ member }) {
      const mali = await member({});
      await mali.gets('chat.uploadImage', { body: { file: pictureOf(chatLimits.imageBytes) } });
      const { status } = await mali.send('chat.uploadImage', {
        body: { file: pictureOf(chatLimits.imageBytes + 1) },
      });
      same('the status', status, 413);
    },
  },
  'The name of a file contains an extension': {
    cites: 'spec 5, Chat file',
    requires: ['control'],
    async run({ member }) {
      const mali = await member({});
      await mali.refused('chat.uploadImage', 'SLIP_INVALID_FILE', {
        body: { file: picture('x', 'picture') },
      });
    },
  },
});
