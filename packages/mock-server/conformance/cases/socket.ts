/** The chat socket (decisions 16, 75). */
import type { Conversation } from '@wallet/contract/chat';
import type { Capability } from '../capability.ts';
import { about } from '../case.ts';
import { ensure, same } from '../../src/client/mismatch.ts';
import { hours, seconds } from '../../src/world/clock.ts';
import type { ChatSocket } from '../socket.ts';
import type { MemberCaller, Context } from '../context.ts';
import { guestId, saying } from './chat.ts';

const withSocket = (...requires: readonly Capability[]): readonly Capability[] => ['socket', ...requires];

const roomOf = async (context: Context, name: string): Promise<string> =>
  `${(await (await context.guest()).gets('chat.config')).PREFIX}${name}`;

/** Connects a member to the member's own room. */
async function joined(context: Context, mali: MemberCaller): Promise<ChatSocket> {
  const connection = await context.socket({ token: mali.token });
  same('the connection', connection.outcome, 'connected');
  same('whether the own room could be joined', await connection.join(await roomOf(context, mali.id)), true);
  return connection;
}

const textsOf = (received: readonly Conversation[]): unknown[] =>
  received.map(({ message }) =>
    message.message_type === 'text' ? message.payload.text : message.message_type,
  );

export const socketCases = about('socket', {
  'A socket without a valid token or guest id is rejected': {
    cites: 'decisions 16, 75',
    requires: withSocket(),
    async run({ socket }) {
      same('without anything', (await socket({})).outcome, 'UNAUTHORIZED');
      same('with garbage', (await socket({ token: 'garbage' })).outcome, 'UNAUTHORIZED');
      same('with a guest’s id that is none', (await socket({ guestId: 'short' })).outcome, 'NO_DATA');
    },
  },
  'A member joins the member’s own room, and no other': {
    cites: 'decisions 16',
    requires: withSocket('member'),
    async run(context) {
      const connection = await joined(context, await context.member());
      const others = [await roomOf(context, 'f'.repeat(24)), await roomOf(context, guestId), '', 'x'];
      for (const room of others)
        same(`whether “${room}” could be joined`, await connection.join(room), false);
    },
  },
  'A guest joins the room of its id, and no other': {
    cites: 'spec 4, Chat; decisions 16',
    requires: withSocket(),
    async run(context) {
      const connection = await context.socket({ guestId });
      same('the connection', connection.outcome, 'connected');
      same(
        'whether the own room could be joined',
        await connection.join(await roomOf(context, guestId)),
        true,
      );
      const other = await roomOf(context, 'conform-guest-0002');
      same('whether another’s could be joined', await connection.join(other), false);
    },
  },
  'Another member’s room cannot be joined': {
    cites: 'quality 5; decisions 16',
    requires: withSocket('member', 'second-member'),
    async run(context) {
      const [mali, nok] = [await context.member(), await context.other()];
      const connection = await context.socket({ token: nok.token });
      same('whether it could be joined', await connection.join(await roomOf(context, mali.id)), false);
    },
  },
  'The sender receives the own message, as the history has it': {
    cites: 'decisions 16',
    requires: withSocket('control'),
    async run(context) {
      const mali = await context.member({});
      const connection = await joined(context, mali);
      const { createdAt } = await mali.gets('chat.send', saying('hello', 'mark-1'));
      const [received] = await connection.receives(1);
      same('the moment', received?.createdAt, createdAt);
      const [kept] = await mali.gets('chat.history', { body: { limit: 1, skip: 0 } });
      same('the message', received, kept);
    },
  },
  'Messages arrive in the order of sending, each once': {
    cites: 'decisions 16; quality 5',
    requires: withSocket('control'),
    async run(context) {
      const mali = await context.member({});
      const connection = await joined(context, mali);
      const texts = Array.from({ length: 10 }, (_, turn) => `message ${turn}`);
      for (const text of texts) await mali.gets('chat.send', saying(text));
      same('the texts', textsOf(await connection.receives(texts.length)), texts);
      await mali.gets('chat.send', saying('the last', 'mark-1'));
      await mali.gets('chat.send', saying('the last', 'mark-1'));
      await mali.gets('chat.send', saying('after it'));
      same('the end', textsOf(await connection.receives(texts.length + 2)).slice(-2), [
        'the last',
        'after it',
      ]);
    },
  },
  'Each member receives only the own room': {
    cites: 'quality 5',
    requires: withSocket('control'),
    async run(context) {
      const [mali, nok] = [await context.member({}), await context.other({})];
      const [own, other] = [await joined(context, mali), await joined(context, nok)];
      await mali.gets('chat.send', saying('for support'));
      await own.receives(1);
      await nok.gets('chat.send', saying('something else'));
      same('what the other received', textsOf(await other.receives(1)), ['something else']);
      same('what the first received', textsOf(own.received), ['for support']);
    },
  },
  'Both devices of a member receive every message': {
    cites: 'decisions 16',
    requires: withSocket('control'),
    async run(context) {
      const mali = await context.member({});
      const [one, two] = [await joined(context, mali), await joined(context, await mali.signInAgain())];
      await mali.gets('chat.send', saying('hello'));
      same('both', textsOf([...(await one.receives(1)), ...(await two.receives(1))]), ['hello', 'hello']);
    },
  },
  'Nothing is received before the room is joined': {
    cites: 'decisions 16',
    requires: withSocket('control'),
    async run(context) {
      const mali = await context.member({});
      const early = await context.socket({ token: mali.token });
      const witness = await joined(context, mali);
      await mali.gets('chat.send', saying('too early'));
      await witness.receives(1);
      await early.join(await roomOf(context, mali.id));
      await mali.gets('chat.send', saying('in time'));
      same('what was received', textsOf(await early.receives(1)), ['in time']);
    },
  },
  'Support replies in the room': {
    cites: 'spec 4, Chat',
    requires: withSocket('control'),
    async run(context) {
      const mali = await context.member({});
      const connection = await joined(context, mali);
      await mali.gets('chat.send', saying('hello'));
      await connection.receives(1);
      await context.later(seconds(2));
      const response = (await connection.receives(2))[1];
      ensure(
        'the sender',
        response !== undefined && response.sender !== 'customer',
        'another party',
        response?.sender,
      );
    },
  },
  'An ended session receives nothing more': {
    cites: 'decisions 75',
    requires: withSocket('control'),
    async run(context) {
      const mali = await context.member({});
      const old = await joined(context, mali);
      await context.later(hours(24));
      const again = await mali.signInAgain();
      const connection = await joined(context, again);
      await again.gets('chat.send', saying('a new day'));
      await connection.receives(1);
      same('what the ended session received', textsOf(old.received), []);
    },
  },
});
