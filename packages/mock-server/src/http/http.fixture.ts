/** A server and calls for the tests of this layer, as a client would make them. */
import type { OperationId } from '@wallet/contract';
import { operationOf } from '@wallet/contract';
import { markerHeader } from '@wallet/contract/c';
import { afterAll } from 'vitest';
import { paidReference } from '../domains/deposit/deposit.seed.ts';
import { members } from '../domains/profile/member.ts';
import { issueToken } from '../domains/session/session.ts';
import type { MockServer, ServerOptions } from '../server.ts';
import { createServer } from '../server.ts';
import type { World } from '../world/world.ts';
import { worldHeader } from './caller.ts';

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

export interface Sent {
  readonly world?: World;
  readonly token?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string or a buffer is sent as it is. */
  readonly body?: unknown;
  /** An undefined one is left out of what is sent. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly ip?: string;
}

/** The path of a call with its parameters filled in. */
export const pathOf = (id: OperationId, params: Readonly<Record<string, string>> = {}): string =>
  operationOf(id).path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? sampleParams[name] ?? 'x');

/** Parameters that are well formed. */
const sampleParams: Readonly<Record<string, string>> = {
  slotCode: 'PG',
  bankCode: 'KBANK',
  provider: 'pg',
  reference: paidReference,
};

export function headersOf({ world, token, headers }: Sent): Record<string, string> {
  const all = {
    [markerHeader.name]: markerHeader.value,
    ...(world && { [worldHeader]: world.id }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...headers,
  };
  return Object.fromEntries(
    Object.entries(all).filter((header): header is [string, string] => header[1] !== undefined),
  );
}

/** A body as it is sent: with a file in it as a form, else as JSON. */
export async function formOf(body: unknown): Promise<{
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: Buffer | string;
}> {
  if (body === undefined) return { headers: {} };
  const { file } = body as { readonly file?: unknown };
  if (!(file instanceof File))
    return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
  const form = new FormData();
  form.set('file', file);
  return encodeForm(form);
}

/** A form as a browser would send it. */
export async function encodeForm(
  form: FormData,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly payload: Buffer }> {
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** Makes a call without a connection. */
export async function send({ app }: MockServer, id: OperationId, sent: Sent = {}) {
  const { method } = operationOf(id);
  const { params, body, ip } = sent;
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  const response = await app.inject({
    method,
    url: pathOf(id, params),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headersOf(sent) },
    ...(body !== undefined && { payload: isRaw ? body : JSON.stringify(body) }),
    ...(ip !== undefined && { remoteAddress: ip }),
  });
  return {
    status: response.statusCode,
    text: response.payload,
    headers: response.headers,
    body: parse(response.payload),
  };
}

function parse(text: string): { message?: string } & Record<string, unknown> {
  try {
    return JSON.parse(text) as { message?: string } & Record<string, unknown>;
  } catch {
    return {};
  }
}

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
