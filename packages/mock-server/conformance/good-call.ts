/** One valid call of each operation, with its preparation. */
import { operations, type Operation, type OperationId } from '@wallet/contract';
import { demoPhones } from '@wallet/contract/demo-members';
import type { InputOf } from '../src/client/calls.ts';
import { sampleBody, sampleParams } from '../src/client/sample-input.ts';
import { encryptOpenSsl } from '../src/http/openssl-aes.fixture.ts';
import { picture, video } from './attachment.ts';
import type { Caller } from './caller.ts';
import type { Capability } from './capability.ts';
import type { MemberCaller, Context } from './context.ts';

/** Arranges the state that a call needs. Returns its caller and its input. */
type Prepare<Id extends OperationId> = (
  context: Context,
) => Promise<{ readonly caller: Caller; readonly input: InputOf<Id> }>;

export interface GoodCall<Id extends OperationId> {
  readonly requires: readonly Capability[];
  readonly prepare: Prepare<Id>;
}

/** Prepared through the control API of a world. */
const prepared = <Id extends OperationId>(prepare: Prepare<Id>): GoodCall<Id> => ({
  requires: ['control'],
  prepare,
});

/** By this caller. */
const by = <Id extends OperationId>(
  callerIn: (context: Context) => Promise<Caller>,
  input: InputOf<Id>,
): GoodCall<Id> => prepared<Id>(async (context) => ({ caller: await callerIn(context), input }));

/** By a new member with money. */
const withInput = <Id extends OperationId>(input: InputOf<Id>): GoodCall<Id> =>
  by<Id>((context) => context.member({ wallet: 1_000, coin: 1 }), input);

const freePhone = '0911111111';

/** Data of a new member. */
export const applicant = {
  name: 'Kwan Conform',
  username: freePhone,
  password: 'secret99',
  bankCode: 'SCB',
  bankAccountName: 'KWAN CONFORM',
  bankAccountNo: '5559990001',
};

/** Turns one-time passwords off, which have their own calls. Returns a caller. */
async function withoutOtp(context: Context): Promise<Caller> {
  const world = await context.world();
  await world.site.change({ registerOTP: false });
  return context.guest();
}

const giftLink = 'https://gift.truemoney.com/campaign/?v=conform0123456789';

async function withInviteAmount(context: Context): Promise<MemberCaller> {
  const world = await context.world();
  const member = await context.member({ wallet: 100 });
  await world.ledger.adjust({ account: `invite:${member.id}`, amount: 100, reason: 'a friend played' });
  return member;
}

const playerAt = (slotCode: string) => async (context: Context) => {
  const member = await context.member({ wallet: 1_000 });
  await member.gets('game.activate', { params: { slotCode } });
  return member;
};

async function accountAt(context: Context, slotCode: string) {
  const caller = await playerAt(slotCode)(context);
  const { username, password } = await caller.gets('game.account', { params: { slotCode } });
  return { caller, username, password };
}

/** Calls that need a particular input or state; `derived` covers all others. */
const special: { readonly [Id in OperationId]?: GoodCall<Id> } = {
  'session.login': {
    requires: ['member'],
    async prepare(context) {
      const { phone, password } = await context.member();
      return { caller: await context.guest(), input: { body: { username: phone, password } } };
    },
  },
  'registration.sendOtp': by((context) => context.guest(), { body: { phoneNumber: freePhone } }),
  'registration.verifyOtp': prepared(async (context) => {
    const caller = await context.guest();
    const { otpToken = '' } = await caller.gets('registration.sendOtp', { body: { phoneNumber: freePhone } });
    const { code } = await (await context.world()).otp(freePhone);
    return { caller, input: { body: { otpToken, otpCode: code } } };
  }),
  'registration.validate': by(withoutOtp, { body: applicant }),
  'registration.register': by(withoutOtp, { body: applicant }),
  'profile.renameHolder': withInput({ body: { bankCode: 'SCB', bankAccountName: 'NEW NAME' } }),
  'wallet.add': by(withInviteAmount, { body: { amount: 60.25 } }),
  'wallet.transfer': by(playerAt('PG'), { body: { from: 'wallet', to: 'PG', amount: 100.5 } }),
  'wallet.transferAll': by(playerAt('PG'), { body: { to: 'PG' } }),
  'deposit.sendLink': prepared(async (context) => ({
    caller: await context.member({}),
    input: { body: { link: encryptOpenSsl(giftLink, context.linkSecret) } },
  })),
  'deposit.cancelQr': prepared(async (context) => {
    const caller = await context.member({});
    const made = await caller.gets('deposit.createQr', {
      params: { bankCode: 'KBANK' },
      body: { amount: 100 },
    });
    return { caller, input: { params: { qrcodeId: made.qrcodeId ?? '' } } };
  }),
  'withdraw.createAll': withInput({ body: { amount: 1_000 } }),
  'game.account': by(playerAt('PG'), { params: { slotCode: 'PG' } }),
  'game.resetPassword': by(playerAt('PG'), { params: { slotCode: 'PG' } }),
  'game.autoLogin': prepared(async (context) => {
    const { caller, username } = await accountAt(context, 'PG');
    return { caller, input: { params: { provider: 'pg', username } } };
  }),
  'game.autoLoginWithPassword': prepared(async (context) => {
    const { caller, username, password } = await accountAt(context, 'IMI');
    return { caller, input: { params: { provider: 'imi', username, password } } };
  }),
  'bonus.activate': withInput({ params: { code: 'MORNING' } }),
  'bonus.clear': prepared(async (context) => {
    const caller = await context.member({});
    await caller.gets('bonus.activate', { params: { code: 'MORNING' } });
    return { caller, input: {} };
  }),
  'bonus.findPromotion': withInput({ params: { code: 'SABAI50' } }),
  'bonus.activatePromotion': withInput({ params: { code: 'SABAI50' } }),
  'invite.receive': by(withInviteAmount, {}),
  'refund.receive': by((context) => context.demo(demoPhones.due), {}),
  'refund.addToWallet': by((context) => context.demo(demoPhones.due), {}),
  'spin.claim': prepared(async (context) => {
    const caller = await context.demo(demoPhones.spin);
    const { coupons } = await caller.gets('spin.coupons');
    const cash = coupons.find(({ amount }) => amount === 50);
    return { caller, input: { body: { coupon: cash?._id ?? '' } } };
  }),
  'statement.slipReference': prepared(async (context) => {
    const caller = await context.demo(demoPhones.rich);
    const { slips } = await caller.gets('statement.slips', { body: { page: 1, limit: 100 } });
    const known = slips.find(({ reference }) => reference);
    return { caller, input: { params: { reference: known?.reference ?? '' } } };
  }),
  'chat.uploadVideo': withInput({ body: { file: video() } }),
};

/** Derives a valid call from its declaration. Effects, and reads of an existing row, use a new member. */
function derived(operation: Operation): GoodCall<OperationId> {
  const { contentType, metadata, pathParams } = operation;
  const body = contentType === 'multipart/form-data' ? { file: picture() } : sampleBody(operation);
  const input = {
    ...(body && { body }),
    ...(pathParams !== undefined && { params: sampleParams(operation) }),
  } as InputOf<OperationId>;
  if (!metadata.safe || pathParams !== undefined) return withInput(input);
  const isForMembers = metadata.session === 'member' || body !== undefined;
  return {
    requires: isForMembers ? ['member'] : [],
    prepare: async (context) => ({
      caller: isForMembers ? await context.member() : await context.guest(),
      input,
    }),
  };
}

export const goodCalls = Object.fromEntries(
  operations.map((operation) => [operation.id, special[operation.id] ?? derived(operation)]),
) as { readonly [Id in OperationId]: GoodCall<Id> };
