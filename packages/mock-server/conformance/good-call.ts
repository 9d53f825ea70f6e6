/** One call of each kind that has to work, with what has to be so before it. */
import type { OperationId } from '@wallet/contract';
import type { passwordLoginProviders } from '@wallet/contract/game';
import { encryptOpenSsl } from '../src/http/openssl-aes.sample.ts';
import { picture, video } from './attachment.ts';
import type { GivenTo } from './call.ts';
import type { Caller } from './caller.ts';
import type { Need } from './need.ts';
import { arranged } from './need.ts';
import { demo, freePhone } from './facts.ts';
import type { MemberCaller, Stage } from './stage.ts';

/** Who makes the call, and with what. */
export interface GoodCall<Id extends OperationId> {
  readonly needs: readonly Need[];
  readonly prepare: (stage: Stage) => Promise<{ readonly caller: Caller; readonly given: GivenTo<Id> }>;
}

type Prepared<Id extends OperationId> = Awaited<ReturnType<GoodCall<Id>['prepare']>>;

const asGuest = { needs: [], prepare: async (stage: Stage) => ({ caller: await stage.guest(), given: {} }) };
const asMember = {
  needs: ['member'] as const,
  prepare: async (stage: Stage) => ({ caller: await stage.member(), given: {} }),
};
const firstPage = {
  needs: ['member'] as const,
  prepare: async (stage: Stage) => ({
    caller: await stage.member(),
    given: { body: { page: 1, limit: 10 } },
  }),
};

/** After facts were arranged for a member. */
const prepared = <Id extends OperationId>(
  prepare: (stage: Stage) => Promise<Prepared<Id>>,
): GoodCall<Id> => ({
  needs: arranged,
  prepare,
});

/** By a member with money, given this. */
const given = <Id extends OperationId>(what: GivenTo<Id>): GoodCall<Id> =>
  prepared<Id>(async (stage) => ({ caller: await stage.member({ wallet: 1_000, coin: 1 }), given: what }));

/** A new member's data. */
export const applicant = {
  name: 'Kwan Conform',
  username: freePhone,
  password: 'secret99',
  bankCode: 'SCB',
  bankAccountName: 'KWAN CONFORM',
  bankAccountNo: '5559990001',
};

/** A gift link, encrypted as the app does. */
export const giftLink = ({ linkSecret }: Stage, code: string): { readonly link: string } => ({
  link: encryptOpenSsl(`https://gift.truemoney.com/campaign/?v=${code}`, linkSecret),
});

/** A code that no gift has had before. */
export const giftCode = 'conform0123456789';

/** Registration without one-time passwords, which have cases of their own. */
export async function withoutOtp(stage: Stage): Promise<Caller> {
  const world = await stage.world();
  await world.site.change({ registerOTP: false });
  return stage.guest();
}

async function withInviteAmount(stage: Stage): Promise<MemberCaller> {
  const world = await stage.world();
  const member = await stage.member({ wallet: 100 });
  await world.ledger.adjust({ account: `invite:${member.id}`, amount: 100, reason: 'a friend played' });
  return member;
}

async function playerAt(stage: Stage, slotCode: string): Promise<MemberCaller> {
  const member = await stage.member({ wallet: 1_000 });
  await member.gets('game.activate', { params: { slotCode } });
  return member;
}

const launch = (provider: 'pg' | (typeof passwordLoginProviders)[number]) => async (stage: Stage) => {
  const slotCode = provider.toUpperCase();
  const caller = await playerAt(stage, slotCode);
  const { username, password } = await caller.gets('game.account', { params: { slotCode } });
  return { caller, username, password };
};

export const goodCalls: { readonly [Id in OperationId]: GoodCall<Id> } = {
  'session.login': {
    needs: ['member'],
    async prepare(stage) {
      const { phone, password } = await stage.member();
      return { caller: await stage.guest(), given: { body: { username: phone, password } } };
    },
  },
  'registration.banks': asGuest,
  'registration.sources': asGuest,
  'registration.otpSetting': asGuest,
  'registration.sendOtp': prepared(async (stage) => ({
    caller: await stage.guest(),
    given: { body: { phoneNumber: freePhone } },
  })),
  'registration.verifyOtp': prepared(async (stage) => {
    const caller = await stage.guest();
    const { otpToken = '' } = await caller.gets('registration.sendOtp', { body: { phoneNumber: freePhone } });
    const { code } = await (await stage.world()).otp(freePhone);
    return { caller, given: { body: { otpToken, otpCode: code } } };
  }),
  'registration.validate': prepared(async (stage) => ({
    caller: await withoutOtp(stage),
    given: { body: applicant },
  })),
  'registration.register': prepared(async (stage) => ({
    caller: await withoutOtp(stage),
    given: { body: applicant },
  })),
  'profile.read': asMember,
  'profile.update': given({
    body: { name: 'Ann', bankCode: 'KBANK', bankAccountName: 'ANN TEST', bankAccountNo: '5559990002' },
  }),
  'profile.renameHolder': given({ body: { bankCode: 'SCB', bankAccountName: 'NEW NAME' } }),
  'profile.changePassword': given({ body: { oldPassword: 'conform1', newPassword: 'conform2' } }),
  'site.info': asGuest,
  'site.notice': asGuest,
  'site.contact': asGuest,
  'site.conditions': asGuest,
  'site.agreements': asGuest,
  'site.active': asGuest,
  'wallet.read': asMember,
  'wallet.refresh': given({}),
  'wallet.add': prepared(async (stage) => ({
    caller: await withInviteAmount(stage),
    given: { body: { amount: 60.25 } },
  })),
  'wallet.transfer': prepared(async (stage) => ({
    caller: await playerAt(stage, 'PG'),
    given: { body: { from: 'wallet', to: 'PG', amount: 100.5 } },
  })),
  'wallet.transferAll': prepared(async (stage) => ({
    caller: await playerAt(stage, 'PG'),
    given: { body: { to: 'PG' } },
  })),
  'deposit.lookup': asMember,
  'deposit.slipWindow': asMember,
  'deposit.sendSlip': given({ body: { file: picture('a slip') } }),
  'deposit.sendLink': prepared(async (stage) => ({
    caller: await stage.member({}),
    given: { body: giftLink(stage, giftCode) },
  })),
  'deposit.qr': given({ params: { bankCode: 'KBANK' } }),
  'deposit.createQr': given({ params: { bankCode: 'KBANK' }, body: { amount: 100 } }),
  'deposit.cancelQr': prepared(async (stage) => {
    const caller = await stage.member({});
    const made = await caller.gets('deposit.createQr', {
      params: { bankCode: 'KBANK' },
      body: { amount: 100 },
    });
    return { caller, given: { params: { qrcodeId: made.qrcodeId ?? '' } } };
  }),
  'withdraw.limits': asMember,
  'withdraw.create': given({ body: { amount: 200.75 } }),
  'withdraw.createAll': given({ body: { amount: 1_000 } }),
  'game.activate': given({ params: { slotCode: 'PG' } }),
  'game.account': prepared(async (stage) => ({
    caller: await playerAt(stage, 'PG'),
    given: { params: { slotCode: 'PG' } },
  })),
  'game.resetPassword': prepared(async (stage) => ({
    caller: await playerAt(stage, 'PG'),
    given: { params: { slotCode: 'PG' } },
  })),
  'game.autoLogin': prepared(async (stage) => {
    const { caller, username } = await launch('pg')(stage);
    return { caller, given: { params: { provider: 'pg', username } } };
  }),
  'game.autoLoginWithPassword': prepared(async (stage) => {
    const { caller, username, password } = await launch('imi')(stage);
    return { caller, given: { params: { provider: 'imi', username, password } } };
  }),
  'bonus.list': asMember,
  'bonus.activate': given({ params: { code: 'MORNING' } }),
  'bonus.checkActive': asMember,
  'bonus.checkMinimum': asMember,
  'bonus.clear': prepared(async (stage) => {
    const caller = await stage.member({});
    await caller.gets('bonus.activate', { params: { code: 'MORNING' } });
    return { caller, given: {} };
  }),
  'bonus.currentPromotion': asMember,
  'bonus.findPromotion': given({ params: { code: 'SABAI50' } }),
  'bonus.activatePromotion': given({ params: { code: 'SABAI50' } }),
  'invite.list': firstPage,
  'invite.receive': prepared(async (stage) => ({ caller: await withInviteAmount(stage), given: {} })),
  'invite.banners': asMember,
  'refund.list': firstPage,
  'refund.check': asMember,
  'refund.receive': prepared(async (stage) => ({ caller: await stage.demo(demo.due), given: {} })),
  'refund.addToWallet': prepared(async (stage) => ({ caller: await stage.demo(demo.due), given: {} })),
  'refund.banners': asMember,
  'spin.setup': asMember,
  'spin.spin': given({}),
  'spin.coupons': asMember,
  'spin.claim': prepared(async (stage) => {
    const caller = await stage.demo(demo.spin);
    const { coupons } = await caller.gets('spin.coupons');
    const cash = coupons.find(({ amount }) => amount === 50);
    return { caller, given: { body: { coupon: cash?._id ?? '' } } };
  }),
  'spin.active': asMember,
  'statement.list': firstPage,
  'statement.slips': firstPage,
  'statement.slipReference': prepared(async (stage) => {
    const caller = await stage.demo(demo.rich);
    const { slips } = await caller.gets('statement.slips', { body: { page: 1, limit: 100 } });
    const known = slips.find(({ reference }) => reference);
    return { caller, given: { params: { reference: known?.reference ?? '' } } };
  }),
  'chat.enabled': asGuest,
  'chat.config': asGuest,
  'chat.send': given({
    body: { sender: 'customer', message: { message_type: 'text', payload: { text: 'hello' } } },
  }),
  'chat.history': {
    needs: ['member'],
    prepare: async (stage) => ({ caller: await stage.member(), given: { body: { limit: 10, skip: 0 } } }),
  },
  'chat.uploadImage': given({ body: { file: picture('a picture') } }),
  'chat.uploadVideo': given({ body: { file: video() } }),
  'chat.markRead': given({ body: {} }),
};
