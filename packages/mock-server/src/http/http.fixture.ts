/** A server and calls for the tests of this layer, as a client would make them. */
import type { OperationId } from '@wallet/contract';
import { afterAll } from 'vitest';
import type { AnyInput } from '../client/calls.ts';
import { requestOf } from '../client/calls.ts';
import type { HttpResponse } from '../client/http.ts';
import { inject } from '../client/http.ts';
import { sampleParams } from '../client/sample-input.ts';
import { members } from '../domains/profile/member.ts';
import { issueToken } from '../domains/session/session.ts';
import type { MockServer, ServerOptions } from '../server.ts';
import { createServer } from '../server.ts';
import type { World } from '../world/world.ts';

/** 2026-01-15 12:00 in Bangkok. */
export const present = Date.UTC(2026, 0, 15, 5);

export const richPhone = '0812345678';

/** A server that is closed when the tests of a file are over; its real time stands still. */
export async function openServer(options: ServerOptions = {}): Promise<MockServer> {
  const server = await createServer({ realNow: () => present, ...options });
  afterAll(() => server.close());
  return server;
}

/** A token of a demo member. */
export function tokenFor(world: World, phone = richPhone): string {
  const member = members(world).oneBy('phone', phone);
  if (!member) throw new Error(`No member has the phone number ${phone}.`);
  return world.command({ kind: 'control', name: 'test.signIn' }, () => issueToken(world, member));
}

/** An input of any kind, and the address of the caller. */
export interface Sent extends AnyInput {
  readonly ip?: string;
}

/** Makes a call without a connection. */
export const send = (
  { app }: MockServer,
  id: OperationId,
  { ip, ...sent }: Sent = {},
): Promise<HttpResponse> =>
  inject(app, ip)(requestOf(id, { ...sent, params: { ...sampleParams, ...sent.params } }));

/** A body every check of the contract lets through, by call. */
export const goodBody: { readonly [Id in OperationId]?: unknown } = {
  'session.login': { username: richPhone, password: 'demo1234' },
  'registration.sendOtp': { phoneNumber: '0811111111' },
  'registration.verifyOtp': { otpToken: 'none', otpCode: '123456' },
  'registration.validate': { name: 'Ann', username: '0811111111', password: 'secret99' },
  'registration.register': {
    name: 'Ann',
    username: '0811111111',
    password: 'secret99',
    bankCode: 'SCB',
    bankAccountName: 'ANN TEST',
    bankAccountNo: '5550001111',
  },
  'profile.update': {
    name: 'Ann',
    bankCode: 'SCB',
    bankAccountName: 'ANN TEST',
    bankAccountNo: '5550001111',
  },
  'profile.renameHolder': { bankCode: 'KBANK', bankAccountName: 'ANN TEST' },
  'profile.changePassword': { oldPassword: 'demo1234', newPassword: 'demo12345' },
  'wallet.add': { amount: 1 },
  'wallet.transfer': { from: 'wallet', to: 'PG', amount: 10 },
  'wallet.transferAll': { to: 'wallet' },
  'deposit.sendLink': { link: 'U2FsdGVkX18' },
  'deposit.createQr': { amount: 100 },
  'withdraw.create': { amount: 100 },
  'withdraw.createAll': { amount: 25_000 },
  'invite.list': { page: 1, limit: 10 },
  'refund.list': { page: 1, limit: 10 },
  'spin.claim': { coupon: 'none' },
  'statement.list': { page: 1, limit: 10 },
  'statement.slips': { page: 1, limit: 10 },
  'chat.send': { sender: 'customer', message: { message_type: 'text', payload: { text: 'hello' } } },
  'chat.history': { limit: 10, skip: 0 },
  'chat.markRead': {},
};
