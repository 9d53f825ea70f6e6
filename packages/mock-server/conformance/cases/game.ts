/** Accounts at game providers (spec 4, Game account; spec 9). */
import { specialProviders } from '@wallet/contract/game';
import { about } from '../case.ts';
import { ensure, same } from '../../src/client/mismatch.ts';
import { minutes } from '../../src/world/clock.ts';
import { duplicates } from './as-found/member.ts';

const at = (slotCode: string) => ({ params: { slotCode } });

export const gameCases = about('game', {
  'An account can be opened once, and is then active': {
    cites: 'spec 4, Game account',
    requires: ['control'],
    async run({ member }) {
      const mali = await member({});
      await mali.refused('game.account', 'SLOT_NO_ACCOUNT', at('PG'));
      await mali.gets('game.activate', at('PG'));
      const { username, password } = await mali.gets('game.account', at('PG'));
      ensure('the account', username !== '' && password !== '', 'a user name and a password', 'one is empty');
      const { slots } = await mali.gets('wallet.read');
      same(
        'active accounts',
        slots.filter(({ isActive }) => isActive).map(({ code }) => code),
        ['PG'],
      );
      await mali.refused('game.activate', 'SLOT_ALREADY_ACTIVE', at('PG'));
    },
  },
  'A new password replaces the old one; account and money stay': {
    cites: 'spec 4, Game account; decisions 48',
    requires: ['control'],
    async run({ member, later }) {
      const mali = await member({ wallet: 100 });
      await mali.gets('game.activate', at('PG'));
      await mali.gets('wallet.transfer', { body: { from: 'wallet', to: 'PG', amount: 40 } });
      const before = await mali.gets('game.account', at('PG'));
      await mali.gets('game.resetPassword', at('PG'));
      const after = await mali.gets('game.account', at('PG'));
      same('the user name', after.username, before.username);
      ensure('the password', after.password !== before.password, 'another one', 'the same');
      const { slots } = await mali.gets('wallet.read');
      same('the money there', slots.find(({ code }) => code === 'PG')?.amount, 40);
      await mali.refused('game.resetPassword', 'REQUEST_LIMIT_1MIN', at('PG'));
      await later(minutes(1));
      await mali.gets('game.resetPassword', at('PG'));
    },
  },
  'Another member’s user name fails like an unknown one': {
    cites: 'quality 5; spec 7, Auto login',
    requires: ['control'],
    async run({ member, other }) {
      const [mali, nok] = [await member({}), await other({})];
      for (const one of [mali, nok]) await one.gets('game.activate', at('PG'));
      const { username } = await mali.gets('game.account', at('PG'));
      const foreign = await nok.send('game.autoLogin', { params: { provider: 'pg', username } });
      const none = await nok.send('game.autoLogin', { params: { provider: 'pg', username: 'nobody' } });
      same('the responses', [foreign.status, foreign.body], [none.status, none.body]);
      same('the refusal', none.body, { message: 'SLOT_NO_ACCOUNT' });
    },
  },
  'Every provider of the specification is listed, in one of the three categories': {
    cites: 'spec 1; spec 9',
    requires: ['control'],
    async run({ member }) {
      const { slots } = await (await member({})).gets('wallet.read');
      const codes = slots.map(({ code }) => code);
      same(
        'providers that are missing',
        specialProviders.filter((code) => !codes.includes(code)),
        [],
      );
      same('categories', [...new Set(slots.map(({ category }) => category))].sort(), [
        'lotto',
        'slot',
        'sport',
      ]);
      same('duplicate codes', duplicates(codes), []);
    },
  },
});
