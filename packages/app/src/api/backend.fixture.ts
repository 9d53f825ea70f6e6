/** A backend with valid responses to all calls, except the one under test. */
import { operationOf, type OperationId, operations } from '@wallet/contract';
import type { Schema } from '@wallet/contract/c';
import { demoAccounts, demoPhones } from '@wallet/contract/demo-members';
import { vi } from 'vitest';
import { sampleOf } from './responses.fixture.ts';

/** A response of the backend. */
export interface Reply {
  readonly status: number;
  readonly body: string | null;
}

export const json = (content: unknown, status = 200): Reply => ({ status, body: JSON.stringify(content) });

const bank = { nameTH: 'กสิกรไทย', nameEN: 'Kasikorn' };
const owner = { ...demoAccounts.rich, bank };
const profile = {
  _id: 'member7',
  name: 'Mali',
  username: demoPhones.rich,
  coin: 3,
  createdAt: '2026-01-15T10:30:00.000+07:00',
};
const slot = (code: string, isActive: boolean) => ({
  ...{ code, name: code, category: 'slot', logo: '', background: '', amount: 12, ftWalletSlot: 1 },
  ...{ isActive, web: 'https://games.example/play' },
});
const banners = [{ html: '<p>Ten of ten</p>' }];
const createdAt = '2026-11-20T09:30:00.000+07:00';

/** Responses that fill a screen where a sample of the schema would not. */
const full: Partial<Record<OperationId, unknown>> = {
  'registration.banks': [{ code: 'KBANK', nameTH: bank.nameTH }],
  'registration.sources': [{ code: 'friend', description: 'A friend' }],
  'profile.read': { profile, bankAccount: owner },
  'wallet.read': {
    profile,
    bankAccount: owner,
    wallet: { amount: 25_000 },
    invite: { amount: 150, success: 100, fail: 50 },
    slots: [slot('PG', true), slot('LOTUS', false)],
  },
  'deposit.lookup': {
    banks: [
      { ...owner, bankType: 'KBANK', mode: 'AUTO', currency: 'THB' },
      { ...owner, bankCode: 'WW', bankType: 'WW', mode: 'QR', currency: 'THB' },
    ],
    wallets: [{ walletAccountName: 'MALI', mode: 'LINK' }],
    isManual: true,
    minimum: 1,
  },
  'deposit.qr': { hasQrcode: false },
  'withdraw.limits': { withdrawMin: 100, withdrawMax: 50_000 },
  'game.account': { username: 'mali7', password: 'secret7' },
  'game.autoLogin': { link: 'https://games.example/play' },
  'game.autoLoginWithPassword': { link: 'https://games.example/play' },
  'bonus.list': [{ code: 'LOYAL', type: 'limit', maxReceived: 3, percentFail: 10, banners }],
  'bonus.checkActive': { status: false },
  'bonus.currentPromotion': { promotion: { percentFail: 10, description: 'Half again' } },
  'bonus.findPromotion': { promotion: { percentFail: 10, description: 'Half again' } },
  'invite.banners': banners,
  'refund.banners': banners,
  'refund.check': { result: true, refundAmount: 100, refundSuccess: 100, refundFail: 50 },
  'spin.setup': {
    result: {
      activeSpinwheel: {
        name: 'The wheel',
        slices: ['A', 'B'].map((code) => ({ code, label: code, bgColor: '#000', textColor: '#fff' })),
      },
      userCoin: 3,
    },
  },
  'spin.coupons': {
    coupons: [
      {
        _id: 'coupon1',
        prize: { name: 'Twenty', slice: { label: 'Twenty' } },
        amount: 20,
        expiresAt: '2099-01-01T00:00:00.000+07:00',
      },
    ],
  },
  'statement.list': {
    total: 30,
    statements: [{ _id: 's1', statementType: 'deposit', status: 'success', amount: 100, createdAt }],
  },
  'statement.slips': { total: 30, slips: [{ createdAt, amount: 100, status: 'SUCCESS', reference: 'r1' }] },
  'chat.history': [
    { sender: 'agent', message: { message_type: 'text', payload: { text: 'Hello there' } }, createdAt },
  ],
};

/** Returns the valid response of a call. */
export const validBody = (id: OperationId): unknown =>
  full[id] ?? sampleOf(operationOf(id).responses[200] as Schema);

const patterns = operations.map(({ id, method, path }) => ({
  id,
  method,
  matches: new RegExp(`^(?:https?://[^/]+)?${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** All calls, newest last. */
export interface Backend {
  readonly requests: OperationId[];
  /** Replaces the response of a call. */
  respond(id: OperationId, reply: Reply): void;
}

/** Replaces the network by a backend until the test ends. */
export function startBackend(changes: Partial<Record<OperationId, Reply>> = {}): Backend {
  const replies = new Map(Object.entries(changes));
  const requests: OperationId[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const found = patterns.find((one) => one.method === method && one.matches.test(address));
    if (!found) throw new Error(`No call of the contract: ${method} ${address}`);
    requests.push(found.id);
    const { status, body } = replies.get(found.id) ?? json(validBody(found.id));
    return new Response(body, { status });
  });
  return { requests, respond: (id, reply) => void replies.set(id, reply) };
}
