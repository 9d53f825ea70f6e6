/** The chat socket (decisions 16, 75). */
import { about } from '../case.ts';
import { same } from '../../src/client/mismatch.ts';
import type { Context } from '../context.ts';

const guestId = 'conform-guest-0001';

const roomOf = async (context: Context, name: string): Promise<string> =>
  `${(await (await context.guest()).gets('chat.config')).PREFIX}${name}`;

export const socketCases = about('socket', ['socket'], {
  'A socket without a valid token or guest id is rejected': {
    cites: 'decisions 16, 75',
    async run({ socket }) {
      same('without anything', (await socket({})).outcome, 'UNAUTHORIZED');
      same('with garbage', (await socket({ token: 'garbage' })).outcome, 'UNAUTHORIZED');
      same('with a guest’s id that is none', (await socket({ guestId: 'short' })).outcome, 'NO_DATA');
    },
  },
  'A member joins the member’s own room, and no other': {
    cites: 'decisions 16',
    requires: ['socket', 'member'],
    async run(context) {
      const mali = await context.member();
      const connection = await context.socket({ token: mali.token });
      same('the connection', connection.outcome, 'connected');
      const own = await roomOf(context, mali.id);
      same('whether the own room could be joined', await connection.join(own), true);
      const others = [await roomOf(context, 'f'.repeat(24)), await roomOf(context, guestId), '', 'x'];
      for (const room of others)
        same(`whether “${room}” could be joined`, await connection.join(room), false);
    },
  },
  'A guest joins the room of its id, and no other': {
    cites: 'spec 4, Chat; decisions 16',
    async run(context) {
      const connection = await context.socket({ guestId });
      same('the connection', connection.outcome, 'connected');
      const own = await roomOf(context, guestId);
      same('whether the own room could be joined', await connection.join(own), true);
      const other = await roomOf(context, 'conform-guest-0002');
      same('whether another’s could be joined', await connection.join(other), false);
    },
  },
  'Another member’s room cannot be joined': {
    cites: 'quality 5; decisions 16',
    requires: ['socket', 'member', 'second-member'],
    async run(context) {
      const [mali, nok] = [await context.member(), await context.other()];
      const connection = await context.socket({ token: nok.token });
      same('whether it could be joined', await connection.join(await roomOf(context, mali.id)), false);
    },
  },
});
