import { operations, type OperationId } from '@wallet/contract';
import { chatEvents } from '@wallet/contract/chat';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createControl } from '../control/control-client.ts';
import { controlHeader } from '../control/control-header.ts';
import { bindings } from '../domains/bindings.ts';
import { pendingOtp } from '../domains/registration/otp.ts';
import { performAction } from '../domains/action.ts';
import { allActions } from '../domains/actions.ts';
import { open, outcomeOf } from '../socket/socket.fixture.ts';
import { minutes } from '../world/clock.ts';
import { ControlError } from '../world/control-error.ts';
import type { FaultEffect } from '../world/fault-schema.ts';
import { addFault } from '../domains/fault.ts';
import { goodBody, openServer, send, tokenFor, newWorld } from './http.fixture.ts';
import { encryptOpenSsl } from './openssl-aes.fixture.ts';
import { servedOperations } from './bind.ts';
import { serve, type IncomingCall } from './pipeline.ts';
import { journalText } from '../world/world.fixture.ts';

const server = await openServer();
const address = await server.listen();
const control = createControl({ baseUrl: address });

const link = 'https://gift.truemoney.com/campaign/?v=canaryCANARYcanary1';

/** Secrets by field, which no journal may contain. */
const canary = {
  password: 'canary-password',
  oldPassword: 'canary-old-password',
  newPassword: 'canary-new-password',
  bankAccountNo: '9990001112',
  phoneNumber: '0899990001',
  strangePhone: '+66 89-999-0002',
  otpToken: 'canary-otp-token',
  otpCode: 'ca4242',
  link: encryptOpenSsl(link),
  openLink: link,
  gamePassword: 'canary-game-password',
  deviceToken: 'canary-device-token',
  bearer: `canary.${'c0ffee00'.repeat(4)}`,
} as const;

/** A secret value for each secret field. */
const secretFields = {
  username: canary.phoneNumber,
  password: canary.password,
  oldPassword: canary.oldPassword,
  newPassword: canary.newPassword,
  bankAccountNo: canary.bankAccountNo,
  phoneNumber: canary.phoneNumber,
  otpToken: canary.otpToken,
  otpCode: canary.otpCode,
  link: canary.link,
  deviceToken: canary.deviceToken,
};

/** Text with secrets in the middle, as in an error or a chat message. */
const prose = `Call ${canary.phoneNumber} or ${canary.strangePhone}, open ${canary.openLink} with ${canary.bearer} (${canary.link}).`;

const params = { provider: 'pg', username: canary.phoneNumber, password: canary.gamePassword };

/** Returns a valid body with secrets in it, and invalid variants. Bodies that no call reads are those of one call. */
function bodiesOf(id: OperationId): unknown[] {
  const good = goodBody[id];
  if (good === undefined) return [undefined, JSON.stringify(secretFields)];
  const fields = Object.keys(good as object);
  const known = Object.entries(secretFields).filter(([field]) => fields.includes(field));
  const secret = { ...(good as object), ...Object.fromEntries(known) };
  return [
    secret,
    { ...secret, ...secretFields, unknown: prose },
    ...(id === 'session.login'
      ? [JSON.stringify({ ...secret, ...secretFields }).slice(0, -1), [secretFields, canary], prose]
      : []),
  ];
}

/** Issued tokens, which stay secret after they expire. */
const tokens: string[] = [];
function signIn(): string {
  const token = tokenFor(world);
  tokens.push(token);
  return token;
}

const printed: string[] = [];
const errors: string[] = [];
const out = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')];
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
  vi.spyOn(console, method).mockImplementation(
    (...words: unknown[]) => void printed.push(words.map(String).join(' ')),
  );
afterAll(() => void vi.restoreAllMocks());

const world = newWorld(server.worlds, 'redaction');

/** The calls that were read so far, and the number of the next one. */
const shownCalls: string[] = [];
let unread = 0;

/** Returns all output about the world: control API, streams, logs and stored files. */
async function allOutput(): Promise<string> {
  const headers = { [controlHeader.name]: controlHeader.value };
  const patience = new AbortController();
  const stream = await fetch(`${address}/_mock/v1/worlds/redaction/journal/stream`, {
    headers,
    signal: patience.signal,
  });
  let streamed = '';
  for await (const chunk of stream.body as unknown as AsyncIterable<Uint8Array>) {
    streamed += new TextDecoder().decode(chunk);
    if (streamed.includes(`id: ${world.journal.length - 1}\n`)) break;
  }
  patience.abort();
  const steered = control.worlds.of('redaction');
  // The console shows the phone number of the caller on purpose.
  const exchanges = (await steered.traffic.list(unread)).map(({ phone: _phone, ...exchange }) => exchange);
  unread = (exchanges.at(-1)?.n ?? unread) + 1;
  const details = await Promise.all(
    exchanges.map(async ({ n }) => {
      const { phone: _phone, ...exchange } = await steered.traffic.read(n);
      return exchange;
    }),
  );
  shownCalls.push(JSON.stringify([exchanges, details]));
  expect(unread).toBeGreaterThan(0);
  return [
    ...shownCalls,
    journalText(world),
    streamed,
    JSON.stringify(await steered.journal.list()),
    JSON.stringify(await steered.journal.verify({ name: 'session.login', outcome: 'nothing' })),
    ...printed,
    ...out.flatMap(({ mock }) => mock.calls.map(([chunk]) => String(chunk))),
  ].join('\n');
}

/** No output may contain a secret of the test. */
afterEach(async () => {
  const output = await allOutput();
  const secrets = [...Object.entries(canary), ...tokens.map((token) => ['token', token] as const)];
  const found = secrets.filter(([, secret]) => output.includes(secret));
  expect(found).toEqual([]);
  const shown = Object.entries(canary).filter(([, secret]) => errors.some((text) => text.includes(secret)));
  expect(shown).toEqual([]);
});

async function ask(id: OperationId, body: unknown, token: string): Promise<void> {
  const headers = { 'idempotency-key': `${id} ${token.length}` };
  const { status, text } = await send(server, id, { world, token, body, params, headers });
  if (status >= 400) errors.push(text);
}

it('successful, rejected and invalid calls leave no secret in any output', async () => {
  for (const { id } of operations)
    for (const [at, body] of bodiesOf(id).entries()) {
      if (at === 0) await ask(id, body, canary.bearer);
      await ask(id, body, signIn());
    }
  expect(world.journal.length).toBeGreaterThan(operations.length * 2);
});

it('pending and correct one-time passwords leave no secret', async () => {
  world.advance(minutes(30));
  const phoneNumber = '0899990003';
  const sent = await send(server, 'registration.sendOtp', { world, body: { phoneNumber } });
  const otp = pendingOtp(world, phoneNumber)?.code ?? '';
  const otpToken = String(sent.body['otpToken']);
  expect([otp.length, otpToken.length]).toEqual([6, 24]);
  await send(server, 'registration.verifyOtp', { world, body: { otpToken, otpCode: otp } });
  const output = await allOutput();
  expect([otp, otpToken, phoneNumber].filter((secret) => output.includes(`"${secret}"`))).toEqual([]);
});

it('secrets in chat messages are masked', async () => {
  const message = { message_type: 'text', payload: { text: prose } };
  await send(server, 'chat.send', { world, token: signIn(), body: { sender: 'customer', message } });
  world.advance(minutes(1));
  expect(journalText(world)).toContain('Call [phone] or [phone], open [link] with [token] ([link]).');
});

it('faults, crashes and contract violations leave no secret', async () => {
  const good = { username: canary.phoneNumber, password: canary.password };
  for (const effect of [
    { type: 'error', code: 'LOGIN_FAIL' },
    { type: 'rewrite', operations: [{ op: 'add', path: '/x', value: 1 }], breaksContract: true },
    { type: 'duplicate' },
  ] satisfies FaultEffect[])
    for (const phase of ['before', 'after'] as const) {
      const rule = { operation: 'session.login', body: good, phase, times: 1, effect };
      addFault(world, rule);
      await ask('session.login', good, canary.bearer);
    }
  const [operation] = servedOperations(bindings);
  if (!operation) throw new Error('There is no call.');
  const incoming: Omit<IncomingCall, 'operation'> = {
    world,
    headers: { authorization: `Bearer ${canary.bearer}` },
    params: {},
    body: { kind: 'json', value: good },
    ip: '127.0.0.1',
  };
  const crash = (): never => {
    throw new Error(prose);
  };
  for (const handler of [crash, () => ({ token: { ...good } }), () => ({ [prose]: canary.password })]) {
    const { status, body } = serve({ ...incoming, operation: { ...operation, handler } }, {}, false);
    expect(status).toBe(500);
    errors.push(JSON.stringify(body));
  }
});

it('sockets leave no secret: valid and invalid tokens, unknown rooms', async () => {
  for (const token of [signIn(), canary.bearer]) {
    const socket = open(address, { world, auth: { token } });
    if ((await outcomeOf(socket)) === 'connected')
      await socket.emitWithAck(chatEvents.join.name, { room: canary.bearer });
    socket.close();
  }
});

it('control calls leave no secret', async () => {
  const steered = control.worlds.of('redaction');
  const bankAccount = { bankCode: 'SCB', bankAccountName: 'ANN', bankAccountNo: canary.bankAccountNo };
  const phone = '0899990004';
  await steered.members.create({ phone, password: canary.password, bankAccount });
  await steered.members.change(phone, { password: canary.newPassword });
  tokens.push((await steered.members.signIn(phone)).token);
  await expect(steered.otp(canary.phoneNumber)).rejects.toThrow('one-time password');
  await steered.ledger.adjust({
    account: 'system:bankClearing',
    amount: 1,
    reason: `for ${canary.phoneNumber}`,
  });
  for (const action of allActions)
    try {
      performAction(world, action, { member: canary.phoneNumber });
    } catch (error) {
      expect(error).toBeInstanceOf(ControlError);
    }
  await expect(
    steered.batch([
      { call: 'members.signIn', params: { member: phone } },
      { call: 'members.change', params: { member: phone }, body: { password: canary.oldPassword } },
    ]),
  ).resolves.toBeDefined();
});
