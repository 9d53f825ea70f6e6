/** Sessions and their lifetime (spec 4, Authentication). */
import { about } from '../case.ts';
import { arranged, arrangedOverTime, withFacts, withFactsOverTime } from '../capability.ts';
import { ensure, same } from '../../src/client/mismatch.ts';
import { hours, minutes } from '../../src/world/clock.ts';
import { freePhone } from '../facts.ts';

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
  'A phone number is accepted with spaces, dashes and +66': {
    cites: 'decisions 23',
    requires: arranged,
    async run({ member, guest }) {
      const { password } = await member({ phone: '0951234567' });
      const caller = await guest();
      for (const username of ['095 123 4567', '095-123-4567', '+66 95 123 4567'])
        await caller.gets('session.login', { body: { username, password } });
    },
  },
  'Five wrong passwords in a row lock a member out for 15 minutes': {
    cites: 'decisions 33',
    requires: withFactsOverTime,
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
    requires: withFacts,
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
  'The eleventh login within a minute is REQUEST_LIMIT_1MIN': {
    cites: 'spec 8, Rate limit; decisions 34',
    requires: arrangedOverTime,
    async run({ guest, later }) {
      const caller = await guest();
      const tried = { body: { username: freePhone, password: 'x' } };
      for (let turn = 0; turn < 10; turn++) await caller.refused('session.login', 'NO_USER', tried);
      await caller.refused('session.login', 'REQUEST_LIMIT_1MIN', tried);
      await later(minutes(1));
      await caller.refused('session.login', 'NO_USER', tried);
    },
  },
  'A token is valid for 24 hours, and then EXPIRED_AUTH_TOKEN': {
    cites: 'spec 8, Auth; decisions 35',
    requires: arrangedOverTime,
    async run({ member, later }) {
      const mali = await member({});
      await later(hours(24) - 1);
      await mali.gets('profile.read');
      await later(1);
      await mali.refused('profile.read', 'EXPIRED_AUTH_TOKEN');
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
  'Members without access get the reason, and their tokens fail': {
    cites: 'spec 8, Auth; decisions 33, 55',
    requires: arranged,
    async run({ member, guest, world }) {
      const { members } = await world();
      const caller = await guest();
      const errorCases = [
        [{ isActive: false }, 'INACTIVE_USER'],
        [{ standing: 'suspended' }, 'INVALID_USER_2'],
        [{ standing: 'closed' }, 'INVALID_USER_4'],
      ] as const;
      for (const [change, code] of errorCases) {
        const { id, phone: username, password, refused } = await member({});
        await members.change(id, change);
        await refused('profile.read', 'INACTIVE_USER');
        await caller.refused('session.login', code, { body: { username, password } });
        const wrong = { body: { username, password: 'no' } };
        await caller.refused('session.login', 'WRONG_PASSWORD', wrong);
      }
    },
  },
  'Each login creates a separate session': {
    cites: 'spec 4, Authentication',
    requires: withFacts,
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
