/** One example per action: its body and part of its result. */
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

/** Runs the action of that name. */
export function perform(world: World, name: string, body?: object): unknown {
  const action = findAction(name);
  if (!action) throw new Error(`There is no action ${name}.`);
  return performAction(world, action, body);
}

export interface Example {
  readonly body: object;
  /** Part of the expected result. */
  readonly result: unknown;
  /** Actions that run first. */
  readonly after?: readonly (readonly [action: string, body: object])[];
  /** Calls of the app that come first. */
  readonly app?: (world: World) => unknown;
}

export const sendOtp = (world: World) =>
  call(world, 'registration.sendOtp', { body: { phoneNumber: '0911111111' } });
const any = expect.any(String) as unknown;
const card: ChatMessage = { message_type: 'generic', payloads: [{ title: 'A card', buttons: [] }] };
export const makeQr = ['deposit.makeQr', { member: newcomer, provider: 'KBANK', amount: 20 }] as const;
const ask = ['withdraw.ask', { member: rich, amount: 500 }] as const;
const say = ['chat.sayText', { guest, text: 'Hello' }] as const;

/** Keyed by action name, in the order of the actions. */
export const examples: Record<string, Example> = {
  'members.list': { body: {}, result: expect.arrayContaining([expect.objectContaining({ phone: rich })]) },
  'members.read': { body: { member: rich }, result: { member: { phone: rich, standing: 'good' } } },
  'members.create': {
    body: { phone: '091-111-1111', wallet: 12.5, isActive: false, standing: 'closed' },
    result: {
      phone: '0911111111',
      name: 'Test Member',
      isActive: false,
      standing: 'closed',
      bankAccount: null,
    },
  },
  'members.change': {
    body: { member: rich, name: 'Other', bankAccount: null, hasNoWallet: true },
    result: { name: 'Other', bankAccount: null, hasNoWallet: true },
  },
  'members.signIn': { body: { member: rich }, result: { token: any, member: { phone: rich } } },
  'session.expire': {
    body: { member: rich },
    result: { sessions: 0 },
    after: [['members.signIn', { member: rich }]],
  },
  'session.end': {
    body: { member: rich },
    result: { sessions: 0 },
    after: [['members.signIn', { member: rich }]],
  },
  'registration.readOtp': {
    body: { phone: '091 111 1111' },
    result: { phone: '0911111111', status: 'SENT', code: expect.stringMatching(/^\d{6}$/) },
    app: sendOtp,
  },
  'registration.expireOtp': { body: { phone: '0911111111' }, result: { status: 'EXPIRED' }, app: sendOtp },
  'registration.acceptOtp': { body: { phone: '0911111111' }, result: { status: 'VERIFIED' }, app: sendOtp },
  'site.read': { body: {}, result: { status: 'active', withdrawMin: 100 } },
  'site.change': {
    body: { withdrawMin: 1.5, providerFaults: { PG: ['launch'] } },
    result: { withdrawMin: 1.5, withdrawMax: 50_000, providerFaults: { PG: ['launch'] } },
  },
  'wallet.read': { body: { member: rich }, result: { wallet: 25_000, games: { PG: 1_250.5 } } },
  'wallet.adjust': {
    body: { member: rich, place: 'PG', amount: -1_250.5 },
    result: { wallet: 25_000, games: { PG: 0 } },
  },
  'wallet.transfer': {
    body: { member: rich, from: 'wallet', to: 'PG', amount: 100 },
    result: { wallet: 24_900, games: { PG: 1_350.5 } },
  },
  'deposit.makeQr': { body: makeQr[1], result: { phone: newcomer, amount: 20, status: 'OPEN' } },
  'deposit.payQr': { body: { member: newcomer }, result: { status: 'PAID' }, after: [makeQr] },
  'deposit.expireQr': { body: { member: newcomer }, result: { status: 'EXPIRED' }, after: [makeQr] },
  'deposit.cancelQr': { body: { member: newcomer }, result: { status: 'CANCELLED' }, after: [makeQr] },
  'deposit.sendSlip': {
    body: { member: newcomer, fileName: 'BY_HAND.png', reference: 'REF0001' },
    result: { status: 'in progress', reference: 'REF0001' },
  },
  'deposit.reviewSlip': {
    body: { member: sender, amount: 320.5 },
    result: { status: 'SUCCESS', amount: 320.5 },
  },
  'deposit.receiveTransfer': {
    body: { member: newcomer, channel: 'SCB', amount: 99 },
    result: { transaction: any },
  },
  'withdraw.list': {
    body: { member: rich },
    result: expect.arrayContaining([expect.objectContaining({ status: 'WAITING' })]),
    after: [ask],
  },
  'withdraw.ask': { body: ask[1], result: { amount: 500, status: 'WAITING', to: 'KBANK ***-*-*7890' } },
  'withdraw.pay': { body: { member: rich }, result: { status: 'PAID' }, after: [ask] },
  'withdraw.reject': { body: { member: rich }, result: { status: 'REJECTED' }, after: [ask] },
  'game.openAccount': { body: { member: newcomer, slot: 'PG' }, result: { slot: 'PG', amount: 0 } },
  'game.playRound': {
    body: { member: rich, slot: 'PG', stake: 50.5, won: 0 },
    result: { slot: 'PG', amount: 1_200 },
  },
  'game.postForm': {
    body: { member: rich, slot: 'UFABET', fields: { username: 'another' } },
    result: { isSignedIn: false },
  },
  'game.setFaults': { body: { slot: 'STORM', faults: [] }, result: { slot: 'STORM', faults: [] } },
  'bonus.list': {
    body: { member: active },
    result: expect.arrayContaining([expect.objectContaining({ status: 'ACTIVE', source: 'bonus' })]),
  },
  'bonus.activate': {
    body: { member: newcomer, code: 'LOYAL' },
    result: { code: 'LOYAL', status: 'ACTIVE' },
  },
  'bonus.grant': {
    body: { member: newcomer, amount: 80, turnover: 2 },
    result: { amount: 80, leftToPlay: 160, status: 'ACTIVE' },
  },
  'bonus.play': { body: { member: active }, result: { status: 'PLAYED', leftToPlay: 0 } },
  'bonus.end': { body: { member: played }, result: { status: 'ENDED' } },
  'bonus.cancel': { body: { member: active }, result: { status: 'CANCELLED' } },
  'invite.read': { body: { member: newcomer }, result: { amount: 0, friends: [] } },
  'invite.befriend': { body: { member: newcomer, friend: rich }, result: { friends: [rich] } },
  'invite.accrue': { body: { member: newcomer, friend: rich, amount: 60 }, result: { amount: 60 } },
  'refund.accrue': { body: { member: newcomer, amount: 12.34 }, result: { amount: 12.34 } },
  'spin.listCoupons': {
    body: { member: spinner },
    result: expect.arrayContaining([expect.objectContaining({ prize: 'CASH50', status: 'WON' })]),
  },
  'spin.grantCoins': { body: { member: newcomer, coins: 2 }, result: { coins: 2 } },
  'spin.grantCoupon': {
    body: { member: newcomer, prize: 'CASH500' },
    result: { prize: 'CASH500', type: 'cash', amount: 500, status: 'WON' },
  },
  'spin.claimCoupon': {
    body: { member: newcomer },
    result: { status: 'CLAIMED' },
    after: [['spin.grantCoupon', { member: newcomer, prize: 'CASH500' }]],
  },
  'spin.expireCoupon': {
    body: { member: newcomer },
    result: { status: 'EXPIRED' },
    after: [['spin.grantCoupon', { member: newcomer, prize: 'GIFT' }]],
  },
  'spin.forcePrize': { body: { prize: 'NOTHING' }, result: { prize: 'NOTHING' } },
  'chat.listRooms': {
    body: {},
    result: expect.arrayContaining([{ guest, unread: 1 }]),
    after: [say],
  },
  'chat.listMessages': { body: { guest, limit: 1 }, result: [{ sender: 'agent' }], after: [say, say] },
  'chat.countUnread': { body: { guest }, result: { unread: 2 }, after: [say, say] },
  'chat.sayText': { body: say[1], result: { id: any } },
  'chat.sendAsAgent': { body: { member: newcomer, message: card }, result: { id: any } },
  'chat.sendFile': { body: { guest, content: btoa('GIF89a'), text: 'A picture' }, result: { id: any } },
  'chat.disconnect': { body: { guest }, result: { disconnected: true } },
};
