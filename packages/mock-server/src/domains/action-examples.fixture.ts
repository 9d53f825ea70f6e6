/** One example per action: its body and a part of its answer. */
import type { ChatMessage } from '@wallet/contract/chat';
import { demoPhones } from '@wallet/contract/demo-members';
import { expect } from 'vitest';
import type { World } from '../world/world.ts';
import { call } from './domain-client.fixture.ts';
import { performAction } from './action.ts';
import { findAction } from './actions.ts';

/** Demo members: rich, new, with an active bonus, with a played one, with a slip, with spins. */
export const rich = demoPhones.rich;
export const newcomer = demoPhones.new;
export const active = demoPhones.bonus;
const played = demoPhones.played;
export const sender = demoPhones.slip;
const spinner = demoPhones.spin;
export const guest = 'guest-anna-000001';

/** Does what the action of that name does. */
export function perform(world: World, name: string, body?: object): unknown {
  const action = findAction(name);
  if (!action) throw new Error(`There is no action ${name}.`);
  return performAction(world, action, body);
}

export interface Example {
  readonly body: object;
  /** A part of the answer. */
  readonly shows: unknown;
  /** Actions that run first. */
  readonly after?: readonly (readonly [action: string, body: object])[];
  /** Done before by the app. */
  readonly app?: (world: World) => unknown;
}

export const sendOtp = (world: World) =>
  call(world, 'registration.sendOtp', { body: { phoneNumber: '0911111111' } });
const any = expect.any(String) as unknown;
const card: ChatMessage = { message_type: 'generic', payloads: [{ title: 'A card', buttons: [] }] };
export const makeQr = ['deposit.makeQr', { member: newcomer, provider: 'KBANK', amount: 20 }] as const;
const ask = ['withdraw.ask', { member: rich, amount: 500 }] as const;
const say = ['chat.sayText', { guest, text: 'Hello' }] as const;

/** By the names of the actions, in their order. */
export const examples: Record<string, Example> = {
  'members.list': { body: {}, shows: expect.arrayContaining([expect.objectContaining({ phone: rich })]) },
  'members.read': { body: { member: rich }, shows: { member: { phone: rich, standing: 'good' } } },
  'members.create': {
    body: { phone: '091-111-1111', wallet: 12.5, isActive: false, standing: 'closed' },
    shows: {
      phone: '0911111111',
      name: 'Test Member',
      isActive: false,
      standing: 'closed',
      bankAccount: null,
    },
  },
  'members.change': {
    body: { member: rich, name: 'Other', bankAccount: null, hasNoWallet: true },
    shows: { name: 'Other', bankAccount: null, hasNoWallet: true },
  },
  'members.signIn': { body: { member: rich }, shows: { token: any, member: { phone: rich } } },
  'session.expire': {
    body: { member: rich },
    shows: { sessions: 0 },
    after: [['members.signIn', { member: rich }]],
  },
  'session.end': {
    body: { member: rich },
    shows: { sessions: 0 },
    after: [['members.signIn', { member: rich }]],
  },
  'session.unlock': { body: { member: rich }, shows: { sessions: 0 } },
  'registration.readOtp': {
    body: { phone: '091 111 1111' },
    shows: { phone: '0911111111', status: 'SENT', code: expect.stringMatching(/^\d{6}$/) },
    app: sendOtp,
  },
  'registration.expireOtp': { body: { phone: '0911111111' }, shows: { status: 'EXPIRED' }, app: sendOtp },
  'registration.acceptOtp': { body: { phone: '0911111111' }, shows: { status: 'VERIFIED' }, app: sendOtp },
  'registration.verifyPhone': { body: { phone: '0911111111' }, shows: { isVerified: true } },
  'registration.unblockPhone': {
    body: { phone: '0911111111' },
    shows: { isVerified: false },
    after: [['registration.verifyPhone', { phone: '0911111111' }]],
  },
  'site.read': { body: {}, shows: { status: 'active', withdrawMin: 100 } },
  'site.change': {
    body: { withdrawMin: 1.5, providerFaults: { PG: ['launch'] } },
    shows: { withdrawMin: 1.5, withdrawMax: 50_000, providerFaults: { PG: ['launch'] } },
  },
  'wallet.read': { body: { member: rich }, shows: { wallet: 25_000, games: { PG: 1_250.5 } } },
  'wallet.adjust': {
    body: { member: rich, place: 'PG', amount: -250.5 },
    shows: { wallet: 25_000, games: { PG: 1_000 } },
  },
  'wallet.transfer': {
    body: { member: rich, from: 'wallet', to: 'PG', amount: 100 },
    shows: { wallet: 24_900, games: { PG: 1_350.5 } },
  },
  'deposit.listQrs': {
    body: { member: newcomer },
    shows: [{ amount: 20, status: 'OPEN' }],
    after: [makeQr],
  },
  'deposit.makeQr': { body: makeQr[1], shows: { phone: newcomer, amount: 20, status: 'OPEN' } },
  'deposit.payQr': { body: { member: newcomer }, shows: { status: 'PAID' }, after: [makeQr] },
  'deposit.expireQr': { body: { member: newcomer }, shows: { status: 'EXPIRED' }, after: [makeQr] },
  'deposit.cancelQr': { body: { member: newcomer }, shows: { status: 'CANCELLED' }, after: [makeQr] },
  'deposit.listSlips': { body: { member: sender }, shows: [{ status: 'in progress' }] },
  'deposit.sendSlip': {
    body: { member: newcomer, fileName: 'BY_HAND.png', reference: 'REF0001' },
    shows: { status: 'in progress', reference: 'REF0001' },
  },
  'deposit.reviewSlip': {
    body: { member: sender, amount: 320.5 },
    shows: { status: 'SUCCESS', amount: 320.5 },
  },
  'deposit.receiveTransfer': {
    body: { member: newcomer, channel: 'SCB', amount: 99 },
    shows: { transaction: any },
  },
  'deposit.sendLink': {
    body: { member: newcomer, amount: 250 },
    shows: { link: expect.stringMatching(/\?v=[0-9a-f]{24}THB250$/) as unknown, transaction: any },
  },
  'withdraw.list': {
    body: { member: rich },
    shows: expect.arrayContaining([expect.objectContaining({ status: 'WAITING' })]),
    after: [ask],
  },
  'withdraw.ask': { body: ask[1], shows: { amount: 500, status: 'WAITING', to: 'KBANK ***-*-*7890' } },
  'withdraw.pay': { body: { member: rich }, shows: { status: 'PAID' }, after: [ask] },
  'withdraw.reject': { body: { member: rich }, shows: { status: 'REJECTED' }, after: [ask] },
  'game.listAccounts': {
    body: { member: rich },
    shows: expect.arrayContaining([expect.objectContaining({ slot: 'PG', amount: 1_250.5 })]),
  },
  'game.openAccount': { body: { member: newcomer, slot: 'PG' }, shows: { slot: 'PG', amount: 0 } },
  'game.playRound': {
    body: { member: rich, slot: 'PG', stake: 50.5, won: 0 },
    shows: { slot: 'PG', amount: 1_200 },
  },
  'game.postForm': {
    body: { member: rich, slot: 'UFABET', fields: { username: 'another' } },
    shows: { isSignedIn: false },
  },
  'game.setFaults': { body: { slot: 'STORM', faults: [] }, shows: { slot: 'STORM', faults: [] } },
  'bonus.listOffers': { body: {}, shows: { bonuses: expect.arrayContaining(['WELCOME']) } },
  'bonus.list': {
    body: { member: active },
    shows: expect.arrayContaining([expect.objectContaining({ status: 'ACTIVE', source: 'bonus' })]),
  },
  'bonus.activate': { body: { member: newcomer, code: 'LOYAL' }, shows: { code: 'LOYAL', status: 'ACTIVE' } },
  'bonus.activatePromotion': {
    body: { member: newcomer, code: 'SABAI50' },
    shows: { source: 'promotion', status: 'ACTIVE' },
  },
  'bonus.grant': {
    body: { member: newcomer, amount: 80, turnover: 2 },
    shows: { amount: 80, leftToPlay: 160, status: 'ACTIVE' },
  },
  'bonus.play': { body: { member: active }, shows: { status: 'PLAYED', leftToPlay: 0 } },
  'bonus.end': { body: { member: played }, shows: { status: 'ENDED' } },
  'bonus.cancel': { body: { member: active }, shows: { status: 'CANCELLED' } },
  'invite.read': { body: { member: newcomer }, shows: { amount: 0, friends: [] } },
  'invite.befriend': { body: { member: newcomer, friend: rich }, shows: { friends: [rich] } },
  'invite.accrue': { body: { member: newcomer, friend: rich, amount: 60 }, shows: { amount: 60 } },
  'refund.read': { body: { member: newcomer }, shows: { amount: 0 } },
  'refund.accrue': { body: { member: newcomer, amount: 12.34 }, shows: { amount: 12.34 } },
  'spin.listCoupons': {
    body: { member: spinner },
    shows: expect.arrayContaining([expect.objectContaining({ prize: 'CASH50', status: 'WON' })]),
  },
  'spin.grantCoins': { body: { member: newcomer, coins: 2 }, shows: { coins: 2 } },
  'spin.grantCoupon': {
    body: { member: newcomer, prize: 'CASH500' },
    shows: { prize: 'CASH500', type: 'cash', amount: 500, status: 'WON' },
  },
  'spin.claimCoupon': {
    body: { member: newcomer },
    shows: { status: 'CLAIMED' },
    after: [['spin.grantCoupon', { member: newcomer, prize: 'CASH500' }]],
  },
  'spin.expireCoupon': {
    body: { member: newcomer },
    shows: { status: 'EXPIRED' },
    after: [['spin.grantCoupon', { member: newcomer, prize: 'GIFT' }]],
  },
  'spin.forcePrize': { body: { prize: 'NOTHING' }, shows: { prize: 'NOTHING' } },
  'chat.listRooms': {
    body: {},
    shows: expect.arrayContaining([{ guest, unread: 1 }]),
    after: [say],
  },
  'chat.listMessages': { body: { guest, limit: 1 }, shows: [{ sender: 'agent' }], after: [say, say] },
  'chat.countUnread': { body: { guest }, shows: { unread: 2 }, after: [say, say] },
  'chat.sayText': { body: say[1], shows: { id: any } },
  'chat.sendAsAgent': { body: { member: newcomer, message: card }, shows: { id: any } },
  'chat.sendFile': { body: { guest, content: btoa('GIF89a'), text: 'A picture' }, shows: { id: any } },
  'chat.disconnect': { body: { guest }, shows: { disconnected: true } },
};
