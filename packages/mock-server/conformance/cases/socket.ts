/** The chat socket (decisions 16, 75). */
import type { Conversation } from '@wallet/contract/chat';
import type { Need } from '../need.ts';
import { about } from '../case.ts';
import { arranged, arrangedForTwo, arrangedOverTime } from '../need.ts';
import { holds, same } from '../departure.ts';
import { hours, seconds } from '../facts.ts';
import type { Line } from '../socket.ts';
import type { MemberCaller, Stage } from '../stage.ts';
import { guestId, saying } from './chat.ts';

const withSocket = (...needs: readonly Need[]): readonly Need[] => ['socket', ...needs];

const roomOf = async (stage: Stage, name: string): Promise<string> =>
  `${(await (await stage.guest()).gets('chat.config')).PREFIX}${name}`;

/** Connects a member to the member's own room. */
async function joined(stage: Stage, mali: MemberCaller): Promise<Line> {
  const line = await stage.socket({ token: mali.token });
  same('the connection', line.outcome, 'connected');
  same('whether the own room could be joined', await line.join(await roomOf(stage, mali.id)), true);
  return line;
}

const textsOf = (heard: readonly Conversation[]): unknown[] =>
  heard.map(({ message }) => (message.message_type === 'text' ? message.payload.text : message.message_type));

export const socketCases = about('socket', {
  'Whoever says nothing of itself, or has no good token, is not let in': {
    cites: 'decisions 16, 75',
    needs: withSocket(),
    async run({ socket }) {
      same('without anything', (await socket({})).outcome, 'UNAUTHORIZED');
      same('with garbage', (await socket({ token: 'garbage' })).outcome, 'UNAUTHORIZED');
      same('with a guest’s id that is none', (await socket({ guestId: 'short' })).outcome, 'NO_DATA');
    },
  },
  'A member joins the member’s own room, and no other': {
    cites: 'decisions 16',
    needs: withSocket('member'),
    async run(stage) {
      const line = await joined(stage, await stage.member());
      const others = [await roomOf(stage, 'f'.repeat(24)), await roomOf(stage, guestId), '', 'x'];
      for (const room of others) same(`whether “${room}” could be joined`, await line.join(room), false);
    },
  },
  'A guest joins the room of its id, and no other': {
    cites: 'spec 4, Chat; decisions 16',
    needs: withSocket(),
    async run(stage) {
      const line = await stage.socket({ guestId });
      same('the connection', line.outcome, 'connected');
      same('whether the own room could be joined', await line.join(await roomOf(stage, guestId)), true);
      const other = await roomOf(stage, 'conform-guest-0002');
      same('whether another’s could be joined', await line.join(other), false);
    },
  },
  'Another member’s room cannot be joined': {
    cites: 'quality 5; decisions 16',
    needs: withSocket('member', 'second-member'),
    async run(stage) {
      const [mali, nok] = [await stage.member(), await stage.other()];
      const line = await stage.socket({ token: nok.token });
      same('whether it could be joined', await line.join(await roomOf(stage, mali.id)), false);
    },
  },
  'The sender hears the own message, as the history has it': {
    cites: 'decisions 16',
    needs: withSocket(...arranged),
    async run(stage) {
      const mali = await stage.member({});
      const line = await joined(stage, mali);
      const { createdAt } = await mali.gets('chat.send', saying('hello', 'mark-1'));
      const [heard] = await line.hears(1);
      same('the moment', heard?.createdAt, createdAt);
      const [kept] = await mali.gets('chat.history', { body: { limit: 1, skip: 0 } });
      same('the message', heard, kept);
    },
  },
  'Messages come in the order they were said, each once': {
    cites: 'decisions 16; quality 5',
    needs: withSocket(...arranged),
    async run(stage) {
      const mali = await stage.member({});
      const line = await joined(stage, mali);
      const said = Array.from({ length: 10 }, (_, turn) => `message ${turn}`);
      for (const text of said) await mali.gets('chat.send', saying(text));
      same('the texts', textsOf(await line.hears(said.length)), said);
      await mali.gets('chat.send', saying('the last', 'mark-1'));
      await mali.gets('chat.send', saying('the last', 'mark-1'));
      await mali.gets('chat.send', saying('after it'));
      same('the end', textsOf(await line.hears(said.length + 2)).slice(-2), ['the last', 'after it']);
    },
  },
  'Each hears the own room only': {
    cites: 'quality 5',
    needs: withSocket(...arrangedForTwo),
    async run(stage) {
      const [mali, nok] = [await stage.member({}), await stage.other({})];
      const [hers, his] = [await joined(stage, mali), await joined(stage, nok)];
      await mali.gets('chat.send', saying('for support'));
      await hers.hears(1);
      await nok.gets('chat.send', saying('something else'));
      same('what the other heard', textsOf(await his.hears(1)), ['something else']);
      same('what the first heard', textsOf(hers.heard), ['for support']);
    },
  },
  'Both devices of a member hear what is said on one': {
    cites: 'decisions 16',
    needs: withSocket(...arranged),
    async run(stage) {
      const mali = await stage.member({});
      const [one, two] = [await joined(stage, mali), await joined(stage, await mali.again())];
      await mali.gets('chat.send', saying('hello'));
      same('both', textsOf([...(await one.hears(1)), ...(await two.hears(1))]), ['hello', 'hello']);
    },
  },
  'Nothing is heard before the room is joined': {
    cites: 'decisions 16',
    needs: withSocket(...arranged),
    async run(stage) {
      const mali = await stage.member({});
      const early = await stage.socket({ token: mali.token });
      const witness = await joined(stage, mali);
      await mali.gets('chat.send', saying('too early'));
      await witness.hears(1);
      await early.join(await roomOf(stage, mali.id));
      await mali.gets('chat.send', saying('in time'));
      same('what was heard', textsOf(await early.hears(1)), ['in time']);
    },
  },
  'Support answers in the room': {
    cites: 'spec 4, Chat',
    needs: withSocket(...arrangedOverTime),
    async run(stage) {
      const mali = await stage.member({});
      const line = await joined(stage, mali);
      await mali.gets('chat.send', saying('hello'));
      await line.hears(1);
      await stage.later(seconds(2));
      const answer = (await line.hears(2))[1];
      holds(
        'the sender',
        answer !== undefined && answer.sender !== 'customer',
        'another party',
        answer?.sender,
      );
    },
  },
  'A session that ended hears nothing more': {
    cites: 'decisions 75',
    needs: withSocket(...arrangedOverTime),
    async run(stage) {
      const mali = await stage.member({});
      const old = await joined(stage, mali);
      await stage.later(hours(24));
      const again = await mali.again();
      const line = await joined(stage, again);
      await again.gets('chat.send', saying('a new day'));
      await line.hears(1);
      same('what the ended session heard', textsOf(old.heard), []);
    },
  },
});
