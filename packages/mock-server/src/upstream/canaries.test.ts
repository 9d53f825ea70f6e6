/** Canaries in generated places of foreign traffic: none may reach a record, a drift report, or the journal. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { callsOf } from '../client/calls.ts';
import { overHttp } from '../client/http.ts';
import { createControl } from '../control/control-client.ts';
import { sampleFolder } from '../persistence/persistence.fixture.ts';
import { startBackend, startSimulator } from './upstream.fixture.ts';

/** Secret values by shape. */
const shapes: Readonly<Record<string, (n: number) => string>> = {
  word: (n) => `Hidden-canary-${n}x`,
  jwt: (n) => `eyJhbGciOi${n}.eyJzdWIiOiJjYW5hcnki${n}.c2lnbmF0dXJl${n}`,
  bearer: (n) => `Bearer canary${n}abcdef0123456789`,
  hex: (n) => `${n}c0ffee00c0ffee00c0ffee00c0ffee00`,
  card: (n) => `4111 1111 1111 ${1000 + n}`,
  nationalId: (n) => `1-1037-02071-${10 + (n % 90)}-${n % 10}`,
  bankNumber: (n) => `98765${String(43_000 + n)}`,
  phone: (n) => `081${String(2_340_000 + n)}`,
  email: (n) => `canary.${n}@player.example`,
  launchLink: (n) => `https://launch.example/play?user=canary${n}&key=k${n}f00dcafe`,
};

/** Names of secret fields, in other spellings. */
const names = [
  'Password',
  'user_password',
  'passWd',
  'PWD',
  'accessToken',
  'refresh_token',
  'ID-Token',
  'jwt',
  'sessionId',
  'sid',
  'pin',
  'PIN_CODE',
  'cvv',
  'otp',
  'otp_code',
  'cardNumber',
  'card_no',
  'nationalId',
  'citizen-id',
  'bankAccountNumber',
  'account_no',
  'IBAN',
  'mobile',
  'phoneNo',
  'msisdn',
  'email',
  'e-mail',
  'apiKey',
  'client_secret',
  'Authorization',
];

interface Canary {
  readonly place: string;
  readonly value: string;
}

const canaries: Canary[] = [];
function plant(place: string, shape: string): string {
  const value = shapes[shape]?.(canaries.length) ?? '';
  canaries.push({ place: `${place} (${shape})`, value });
  return value;
}

/** Undeclared fields with canaries: by name, nested, in lists, and as names. */
const undeclaredFields = (place: string) => ({
  ...Object.fromEntries(names.map((name) => [name, plant(`${place}: ${name}`, 'word')])),
  nested: {
    deep: {
      data: Object.fromEntries(names.map((name) => [name, plant(`${place}, nested: ${name}`, 'word')])),
    },
  },
  list: Object.keys(shapes).map((shape) => plant(`${place}, in a list`, shape)),
  [plant(`${place}, as a name`, 'hex')]: 1,
});

/** A sentence with one secret of every shape that has one of its own. */
const sentence = (place: string): string =>
  Object.keys(shapes)
    .filter((shape) => shape !== 'word')
    .map((shape) => `see ${plant(`${place}, in a text`, shape)} now`)
    .join(', ');

const harmless = { wallet: 123_456.78, name: 'Mali Demo', slot: 'PG', id: '0123456789abcdef01234567' };
const wallet = {
  profile: {
    _id: harmless.id,
    name: harmless.name,
    username: plant('username', 'phone'),
    coin: 3,
    createdAt: '2026-01-15T12:00:00.000+07:00',
    ...undeclaredFields('a profile'),
  },
  bankAccount: {
    bankCode: 'SCB',
    bankAccountName: 'MALI DEMO',
    bankAccountNo: plant('bankAccountNo', 'bankNumber'),
    bank: { nameTH: sentence('a declared text'), nameEN: 'SCB' },
  },
  wallet: { amount: harmless.wallet },
  slots: [],
  ...undeclaredFields('a wallet'),
};
const answers: Readonly<Record<string, { status: number; body: string }>> = {
  '/api/login': {
    status: 200,
    body: JSON.stringify({ token: plant('token', 'jwt'), ...undeclaredFields('a login') }),
  },
  '/api/wallet': { status: 200, body: JSON.stringify(wallet) },
  '/api/account/profile': {
    status: 400,
    body: JSON.stringify({
      message: sentence('an error message'),
      params: { detail: sentence('a parameter') },
    }),
  },
  '/api/lookup/banks': {
    status: 502,
    body: `<h1>Bad gateway</h1> ${sentence('a page of a gateway')} ${plant('a page', 'word')}`,
  },
};

it('leaves no canary in records, drift and journal, and keeps what the contract declares harmless', async () => {
  const url = await startBackend((request, response) => {
    request.resume();
    const { status, body } = answers[(request.url ?? '').split('?')[0] ?? ''] ?? { status: 404, body: '{}' };
    response.writeHead(status, { 'content-type': 'application/json', 'x-secret': plant('a header', 'word') });
    response.end(body);
  });
  const records = join(sampleFolder(), 'records');
  const address = await startSimulator({ upstream: { url, records } });
  const call = callsOf(overHttp(address));
  const token = plant('the token of a request', 'jwt');
  const body = {
    username: plant('a request', 'phone'),
    password: plant('a request', 'word'),
    ...undeclaredFields('a request'),
  };
  await call('session.login', { body: body as never });
  await call('wallet.read', { token });
  await call('profile.read', { token });
  await call('registration.banks');
  await call('game.autoLoginWithPassword', {
    token,
    params: { provider: 'pg', username: plant('a path', 'phone'), password: plant('a path', 'word') },
  });

  const files = await readdir(records);
  const texts = await Promise.all(files.map((name) => readFile(join(records, name), 'utf8')));
  const control = createControl({ baseUrl: address });
  const outputs = {
    records: texts.join('\n'),
    journal: JSON.stringify(await control.worlds.of('default').journal.list()),
  };
  const through = Object.entries(outputs).flatMap(([output, text]) =>
    canaries.filter(({ value }) => text.includes(value)).map(({ place }) => `${output}: ${place}`),
  );
  expect(canaries.length).toBeGreaterThanOrEqual(200);
  expect(through).toEqual([]);

  const recorded = outputs.records;
  for (const kept of [
    String(harmless.wallet),
    harmless.name,
    harmless.id,
    'MALI DEMO',
    '2026-01-15T12:00:00.000+07:00',
  ])
    expect(recorded).toContain(kept);
  const modes = await Promise.all(
    [records, ...files.map((name) => join(records, name))].map((path) => stat(path)),
  );
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, ...files.map(() => 0o600)]);
});
