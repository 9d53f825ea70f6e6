/** Responses about one member that must be consistent (spec 3; spec 7). They change nothing. */
import { languageHeader } from '@wallet/contract/c';
import { transferMinimum } from '@wallet/contract/wallet';
import { inBaht } from '@wallet/contract/wire/money.fixture';
import { requireFact } from '../../capability.ts';
import { about, given, theMember, type ContractCase } from '../../case.ts';
import { ensure, same } from '../../../src/client/mismatch.ts';
import { newestFirst } from './lists.ts';

const unknown = 'CONFORMNOWHERE';

const duplicates = (codes: readonly string[]): readonly string[] =>
  codes.filter((code, at) => codes.indexOf(code) !== at);

export const memberAsFound: readonly ContractCase[] = [
  ...about('session', ['member'], {
    'A phone number and its password open a session': {
      cites: 'spec 4, Authentication',
      async run({ member, guest, withToken }) {
        const { id, phone, password } = await member();
        const caller = await guest();
        const { token } = await caller.gets('session.login', { body: { username: phone, password } });
        const { profile } = await (await withToken(token)).gets('profile.read');
        same('who the token belongs to', profile._id, id);
      },
    },
    'A part of a token is UNAUTHORIZED': {
      cites: 'quality 5',
      async run({ member, withToken }) {
        const { token, gets } = await member();
        await gets('profile.read');
        for (const part of [token.slice(0, -1), `${token}0`, token.slice(0, 12)])
          await (await withToken(part)).refused('profile.read', 'UNAUTHORIZED');
      },
    },
  }),
  ...about('profile', ['member'], {
    'Wallet and profile always show the same member and the same bank account': {
      cites: 'spec 7, Account; spec 7, Wallet',
      run: given(theMember, async (mali) => {
        const { profile, bankAccount } = await mali.gets('profile.read');
        for (const turn of ['first', 'second']) {
          const read = await mali.gets('wallet.read');
          same(`the ${turn} wallet’s profile`, read.profile, profile);
          same(`the ${turn} wallet’s bank account`, read.bankAccount ?? null, bankAccount ?? null);
        }
      }),
    },
  }),
  ...about('spin', ['member'], {
    'Wheel, profile and lookup have the same coins and the same status of the wheel': {
      cites: 'spec 7, Spin wheel',
      run: given(theMember, async (mali) => {
        const { result } = await mali.gets('spin.setup');
        same('the coins', result.userCoin, (await mali.gets('profile.read')).profile.coin);
        const { isActive } = await mali.gets('spin.active');
        ensure(
          'the wheel',
          !isActive || Boolean(result.activeSpinwheel),
          'one, while the wheel is on',
          result,
        );
      }),
    },
  }),
  ...about('game', ['member'], {
    'Providers are unique; an open account can be read, a closed one is SLOT_NO_ACCOUNT': {
      cites: 'spec 4, Game account; spec 8, Slots',
      run: given(theMember, async (mali) => {
        const { slots } = await mali.gets('wallet.read');
        same('duplicate codes', duplicates(slots.map(({ code }) => code)), []);
        const open = slots.find(({ isActive }) => isActive);
        const closed = slots.find(({ isActive }) => !isActive);
        requireFact(open !== undefined || closed !== undefined, 'the backend lists no provider');
        if (open) await mali.gets('game.account', { params: { slotCode: open.code } });
        if (closed) {
          same('the money of a closed account', closed.amount, 0);
          await mali.refused('game.account', 'SLOT_NO_ACCOUNT', { params: { slotCode: closed.code } });
        }
        await mali.refused('game.account', 'NO_GAME', { params: { slotCode: unknown } });
      }),
    },
    'An open account at PG returns a login link': {
      cites: 'spec 7, Auto login; decisions 13',
      run: given(theMember, async (mali) => {
        const { slots } = await mali.gets('wallet.read');
        requireFact(
          slots.some(({ code, isActive }) => code === 'PG' && isActive),
          'the member has no open account at PG',
        );
        const { username } = await mali.gets('game.account', { params: { slotCode: 'PG' } });
        const { link } = await mali.gets('game.autoLogin', { params: { provider: 'pg', username } });
        ensure('the link', link.startsWith('https://'), 'a secure address', link);
      }),
    },
    'An unknown user name opens no game': {
      cites: 'spec 7, Auto login; decisions 13',
      run: given(theMember, async (mali) => {
        const params = { provider: 'pg' as const, username: 'conform-nobody' };
        await mali.refused('game.autoLogin', 'SLOT_NO_ACCOUNT', { params });
      }),
    },
  }),
  ...about('withdraw', ['member'], {
    'The minimum of a withdrawal does not exceed its maximum': {
      cites: 'spec 3, Withdraw limits',
      async run({ member }) {
        const limits = await (await member()).gets('withdraw.limits');
        ensure('the bounds', limits.withdrawMin <= limits.withdrawMax, 'smallest ≤ largest', limits);
      },
    },
  }),
  ...about('bonus', ['member'], {
    'An active bonus in the list is the running one': {
      cites: 'spec 7, Bonus',
      run: given(theMember, async (mali) => {
        const listed = await mali.gets('bonus.list');
        const active = listed.filter(({ userBonus }) => userBonus?.isActive);
        const { status } = await mali.gets('bonus.checkActive');
        ensure(
          'active ones in the list',
          active.length <= (status ? 1 : 0),
          'at most the one that runs',
          active,
        );
        same('duplicate codes', duplicates(listed.map(({ code }) => code)), []);
      }),
    },
    'An unknown promotion code finds no promotion': {
      cites: 'spec 7, Promotion',
      run: given(theMember, async (mali) => {
        const found = await mali.gets('bonus.findPromotion', { params: { code: unknown } });
        same('the promotion', found.promotion ?? null, null);
      }),
    },
  }),
  ...about('deposit', ['member'], {
    'A bank without QR codes is NO_BANK': {
      cites: 'spec 8, NO_BANK; decisions 67',
      async run({ member }) {
        await (await member()).refused('deposit.qr', 'NO_BANK', { params: { bankCode: 'CONFORM' } });
      },
    },
    'The minimum deposit is at least the minimum transfer': {
      cites: 'spec 3, Deposit lookup; spec 9',
      async run({ member }) {
        const least = inBaht(transferMinimum);
        const { minimum = least } = await (await member()).gets('deposit.lookup');
        ensure('the smallest deposit', minimum >= least, 'at least ฿1.00', minimum);
      },
    },
  }),
  ...about('statement', ['member'], {
    'A slip is available by its reference; an unknown one is NO_DATA': {
      cites: 'spec 7, Statement; decisions 72',
      run: given(theMember, async (mali) => {
        await mali.refused('statement.slipReference', 'NO_DATA', { params: { reference: unknown } });
        const { slips } = await mali.gets('statement.slips', { body: { page: 1, limit: 100 } });
        const reference = slips.find((slip) => slip.reference)?.reference;
        requireFact(typeof reference === 'string', 'the member has no slip with a reference');
        await mali.gets('statement.slipReference', { params: { reference } });
      }),
    },
  }),
  ...about('chat', ['member'], {
    'The history is newest first, in pages without overlap, for the member’s own room': {
      cites: 'spec 7, Chat; spec 9, Paging; decisions 16',
      async run({ member, guest }) {
        const mali = await member();
        const whole = await mali.gets('chat.history', { body: { limit: 6, skip: 0 } });
        for (const skip of [0, 2, 4])
          same(
            `the messages from ${skip}`,
            await mali.gets('chat.history', { body: { limit: 2, skip } }),
            whole.slice(skip, skip + 2),
          );
        newestFirst(whole);
        await (await guest()).refused('chat.history', 'NO_DATA', { body: { limit: 2, skip: 0 } });
      },
    },
  }),
  ...about('registration', [], {
    'Banks and sources are unique': {
      cites: 'spec 7, Lookups',
      async run({ guest }) {
        const caller = await guest();
        const banks = await caller.gets('registration.banks');
        ensure('the banks', banks.length > 0, 'at least one', banks);
        same('duplicate banks', duplicates(banks.map(({ code }) => code)), []);
        const sources = await caller.gets('registration.sources');
        same('duplicate sources', duplicates(sources.map(({ code }) => code)), []);
      },
    },
    'The sources come in the language of Accept-Language': {
      cites: 'decisions 54',
      async run({ guest }) {
        const caller = await guest();
        const read = (tag: string) =>
          caller.gets('registration.sources', { headers: { [languageHeader]: tag } });
        const thai = await read('th');
        requireFact(thai.length > 0, 'the backend lists no source');
        const english = await read('en');
        const isTranslated = JSON.stringify(english) !== JSON.stringify(thai);
        ensure('the sources in English', isTranslated, 'other texts than in Thai', english);
      },
    },
  }),
];
