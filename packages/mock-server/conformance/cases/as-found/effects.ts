/** Reversible effects of an existing member, and errors that need no arranged facts (spec 8). */
import { randomUUID } from 'node:crypto';
import { qrProviders, qrRequestMinimum, type QrProvider } from '@wallet/contract/deposit';
import type { ErrorCode } from '@wallet/contract/errors';
import { satang } from '@wallet/contract/wire/money';
import { inBaht } from '@wallet/contract/wire/money.fixture';
import { picture, disguisedPage, disguisedSlipCode } from '../../attachment.ts';
import { asFound, requireFact } from '../../capability.ts';
import { about, given, theMember, type ContractCase } from '../../case.ts';
import type { MemberCaller } from '../../context.ts';
import { ensure, same } from '../../../src/client/mismatch.ts';
import { applicant } from '../../good-call.ts';
import { readBalances, sameBalances } from './balances.ts';

const unknown = 'CONFORMNOWHERE';

async function providersFor(mali: MemberCaller): Promise<readonly QrProvider[]> {
  const { bankAccount } = await mali.gets('profile.read');
  requireFact(Boolean(bankAccount), 'the member has no bank account');
  const { banks } = await mali.gets('deposit.lookup');
  const offered = banks.map(({ bankCode }) => bankCode);
  const providers = (Object.keys(qrProviders) as QrProvider[]).filter((name) => offered.includes(name));
  requireFact(providers.length > 0, 'no provider of QR codes is offered');
  return providers;
}

const saying = (text: string, clientId: string) => ({
  sender: 'customer',
  message: { message_type: 'text' as const, payload: { text, clientId } },
});

export const effectsAsFound: readonly ContractCase[] = [
  ...about('deposit', asFound, {
    'A new QR code is the open one, expires within 15 minutes, and can be cancelled': {
      cites: 'spec 4, Deposit by QR; decisions 6, 68',
      run: given(theMember, async (mali) => {
        const [provider] = await providersFor(mali);
        const before = await readBalances(mali);
        const params = { bankCode: provider ?? '' };
        const amount = 120;
        const made = await mali.gets('deposit.createQr', { params, body: { amount } });
        const open = await mali.gets('deposit.qr', { params });
        await mali.gets('deposit.cancelQr', { params: { qrcodeId: made.qrcodeId ?? '' } });
        same('the code that was made', [made.hasQrcode, made.amount], [true, amount]);
        same(
          'the open code',
          [open.qrcodeId, open.amount, open.qrcode],
          [made.qrcodeId, amount, made.qrcode],
        );
        const [first, later] = [made.expireIn ?? 0, open.expireIn ?? 0];
        const isLife = first <= 900 && later <= first && later > 0;
        ensure('the seconds that are left', isLife, 'at most 900, and never more than before', [
          first,
          later,
        ]);
        same('the code when it is cancelled', await mali.gets('deposit.qr', { params }), {
          hasQrcode: false,
        });
        await mali.refused('deposit.cancelQr', ['QR_FAIL', 'NO_DATA'], {
          params: { qrcodeId: made.qrcodeId ?? '' },
        });
        await sameBalances('an unpaid code', mali, before);
      }),
    },
    'A satang below the minimum of a provider fails with that limit': {
      cites: 'spec 5, QR amount; spec 9; decisions 68',
      run: given(theMember, async (mali) => {
        for (const provider of await providersFor(mali)) {
          const least = Math.max(qrRequestMinimum, qrProviders[provider].minimum);
          const body = { amount: inBaht(satang(least - 1)) };
          const params = { bankCode: provider };
          const bound = await mali.refused('deposit.createQr', 'TRANSFER_MINIMUM', { params, body });
          same(`the least at ${provider}`, bound, { amount: inBaht(satang(least)) });
        }
      }),
    },
    'Unknown codes, invalid links and invalid slips fail, and no money moves': {
      cites: 'spec 8; decisions 12, 68',
      requires: [...asFound, 'malformed'],
      run: given(theMember, async (mali) => {
        const before = await readBalances(mali);
        await mali.refused('deposit.cancelQr', 'NO_DATA', { params: { qrcodeId: 'f'.repeat(24) } });
        const link = 'https://gift.example/campaign/?v=conform';
        await mali.refused('deposit.sendLink', 'TRUELINK_INVALID', { body: { link } });
        const code = await disguisedSlipCode(mali);
        await mali.refused('deposit.sendSlip', code, { body: { file: disguisedPage() } });
        await sameBalances('refused deposits', mali, before);
      }),
    },
  }),
  ...about('every call', asFound, {
    'Unknown codes fail, and no money moves': {
      cites: 'spec 8; decisions 61, 66',
      run: given(theMember, async (mali) => {
        const before = await readBalances(mali);
        const params = { code: unknown };
        await mali.refused('bonus.activate', 'INVALID_CODE', { params });
        await mali.refused('bonus.activatePromotion', 'NO_PROMOTION', { params });
        await mali.refused('spin.claim', 'INVALID_CODE', { body: { coupon: 'f'.repeat(24) } });
        for (const id of ['game.activate', 'game.resetPassword'] as const)
          await mali.refused(id, 'NO_GAME', { params: { slotCode: unknown } });
        await sameBalances('refused codes', mali, before);
      }),
    },
  }),
  ...about('wallet', asFound, {
    'A refresh of the balances changes no balance': {
      cites: 'spec 7, Wallet',
      run: given(theMember, async (mali) => {
        const before = await readBalances(mali);
        await mali.gets('wallet.refresh');
        await sameBalances('a refresh', mali, before);
      }),
    },
  }),
  ...about('game', asFound, {
    'An open account cannot be opened again': {
      cites: 'spec 8, Slots',
      run: given(theMember, async (mali) => {
        const { slots } = await mali.gets('wallet.read');
        const open = slots.find(({ isActive }) => isActive);
        requireFact(open !== undefined, 'the member has no open game account');
        const params = { slotCode: open.code };
        const account = await mali.gets('game.account', { params });
        await mali.refused('game.activate', 'SLOT_ALREADY_ACTIVE', { params });
        same('the account', await mali.gets('game.account', { params }), account);
      }),
    },
  }),
  ...about('session', asFound, {
    'A wrong password is WRONG_PASSWORD, the right one still opens a session': {
      cites: 'spec 8, Auth',
      async run({ member, guest }) {
        const { phone: username, password, id } = await member();
        const caller = await guest();
        const wrong = { body: { username, password: `${password}-` } };
        await caller.refused('session.login', 'WRONG_PASSWORD', wrong);
        const { token } = await caller.gets('session.login', { body: { username, password } });
        const headers = { authorization: `Bearer ${token}` };
        const { profile } = await caller.gets('profile.read', { headers });
        same('who the token belongs to', profile._id, id);
      },
    },
    'A blank field is WRONG_CREDENTIAL, an invalid phone number INVALID_USER_1': {
      cites: 'spec 8, Auth; decisions 33',
      requires: ['effects'],
      async run({ guest }) {
        const caller = await guest();
        const login = (username: string, password: string) => ({ body: { username, password } });
        await caller.refused('session.login', 'WRONG_CREDENTIAL', login('0900000000', ' '));
        await caller.refused('session.login', 'INVALID_USER_1', login('conform', 'x'));
      },
    },
  }),
  ...about('registration', asFound, {
    'An applicant without a name, with nine digits or with the phone number of a member fails': {
      cites: 'spec 5, Phone number; spec 8, Registration',
      async run({ member, guest }) {
        const caller = await guest();
        const { phone } = await member();
        const short = '091111111';
        for (const id of ['registration.validate', 'registration.register'] as const) {
          const refused = (code: ErrorCode, wrong: object) =>
            caller.refused(id, code, { body: { ...applicant, ...wrong } });
          await refused('INVALID_USER_INFO', { name: ' ' });
          await refused('PHONE_NUMBER_REQUIRE_10_DIGIT', { username: short });
          await refused('EXISTING_USER', { username: phone });
        }
        const sendTo = (phoneNumber: string) => ({ body: { phoneNumber } });
        await caller.refused('registration.sendOtp', 'PHONE_NUMBER_REQUIRE_10_DIGIT', sendTo(short));
        await caller.refused('registration.sendOtp', 'EXISTING_USER', sendTo(phone));
      },
    },
  }),
  ...about('profile', asFound, {
    'A wrong old password changes no password': {
      cites: 'spec 8, Auth',
      async run({ member, guest }) {
        const { phone: username, password, refused } = await member();
        const body = { oldPassword: `${password}-`, newPassword: 'conform-changed' };
        await refused('profile.changePassword', 'WRONG_PASSWORD', { body });
        await (await guest()).gets('session.login', { body: { username, password } });
      },
    },
  }),
  ...about('chat', asFound, {
    'A guest has an own room, by the guest id': {
      cites: 'spec 4, Chat; decisions 74',
      requires: ['effects'],
      async run({ guest }) {
        const caller = await guest();
        const room = { guestId: `conform-${randomUUID()}` };
        const page = { limit: 100, skip: 0 };
        await caller.gets('chat.send', { body: { ...saying('hello', randomUUID()), ...room } });
        const own = await caller.gets('chat.history', { body: { ...page, ...room } });
        const texts = own.map(({ message }) => message.message_type === 'text' && message.payload.text);
        same('the texts', texts, ['hello']);
        const another = { ...page, guestId: `conform-${randomUUID()}` };
        same('another guest’s texts', await caller.gets('chat.history', { body: another }), []);
        await caller.refused('chat.history', 'NO_DATA', { body: page });
      },
    },
    'An uploaded picture has a path': {
      cites: 'spec 5, Chat file',
      run: given(theMember, async (mali) => {
        const { path } = await mali.gets('chat.uploadImage', { body: { file: picture() } });
        ensure('the path', path !== '', 'not empty', path);
      }),
    },
    'A message is in the history once, also when it is repeated with its client id': {
      cites: 'decisions 16, 76',
      run: given(theMember, async (mali) => {
        const mark = randomUUID();
        const message = { body: saying('conform: please ignore', mark) };
        const { createdAt } = await mali.gets('chat.send', message);
        same('the response to the second', await mali.gets('chat.send', message), { createdAt });
        await mali.gets('chat.markRead', { body: {} });
        const history = await mali.gets('chat.history', { body: { limit: 20, skip: 0 } });
        const found = history.filter(
          ({ message }) => message.message_type === 'text' && message.payload.clientId === mark,
        );
        same(
          'sender and moments in the history',
          found.map((one) => [one.sender, one.createdAt]),
          [['customer', createdAt]],
        );
      }),
    },
  }),
];
