/** Sessions and their lifetime (spec 4, Authentication). */
import { about } from '../case.ts';
import { ensure, same } from '../../src/client/mismatch.ts';
import { minutes } from '../../src/world/clock.ts';

export const sessionCases = about('session', {
  'A phone number and its password open a session': {
    cites: 'spec 4, Authentication',
    requires: ['member'],
    async run({ member, guest, withToken }) {
      const { id, phone, password } = await member();
      const caller = await guest();
      const { token } = await caller.gets('session.login', { body: { username: phone, password } });
      const { profile } = await (await withToken(token)).gets('profile.read');
      same('who the token belongs to', profile._id, id);
    },
  },
  'Five wrong passwords in a row lock a member out for 15 minutes': {
    cites: 'decisions 33',
    requires: ['control'],
    async run({ member, guest, later }) {
      const { phone: username, password } = await member({});
      const caller = await guest();
      const wrong = { body: { username, password: 'no' } };
      for (let turn = 0; turn < 5; turn++) await caller.refused('session.login', 'WRONG_PASSWORD', wrong);
      const params = await caller.refused('session.login', 'INVALID_USER_3', {
        body: { username, password },
      });
      same('the minutes that are left', params, { minutes: 15 });
      await later(minutes(15));
      await caller.gets('session.login', { body: { username, password } });
    },
  },
  'The right password resets the count of wrong ones': {
    cites: 'decisions 33',
    requires: ['control'],
    async run({ member, guest }) {
      const { phone: username, password } = await member({});
      const caller = await guest();
      for (let turn = 0; turn < 6; turn++) {
        if (turn === 3) await caller.gets('session.login', { body: { username, password } });
        else await caller.refused('session.login', 'WRONG_PASSWORD', { body: { username, password: 'no' } });
      }
      await caller.gets('session.login', { body: { username, password } });
    },
  },
  'A part of a token is UNAUTHORIZED': {
    cites: 'quality 5',
    requires: ['member'],
    async run({ member, withToken }) {
      const { token, gets } = await member();
      await gets('profile.read');
      for (const part of [token.slice(0, -1), `${token}0`, token.slice(0, 12)])
        await (await withToken(part)).refused('profile.read', 'UNAUTHORIZED');
    },
  },
  'Each login creates a separate session': {
    cites: 'spec 4, Authentication',
    requires: ['control'],
    async run({ member }) {
      const first = await member({});
      const second = await first.signInAgain();
      ensure(
        'two tokens of one member',
        first.token !== second.token,
        'two different ones',
        'the same twice',
      );
      await first.gets('profile.read');
      await second.gets('profile.read');
    },
  },
});
