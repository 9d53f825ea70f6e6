/** Everything that the simulator of a team refuses. */
import { describe, expect, it } from 'vitest';
import { controlRoutes } from '../control/control.contract.ts';
import { hours } from '../world/clock.ts';
import { createKey } from './keys.ts';
import { writePeople } from './people.ts';
import { isReading } from './rights.ts';
import { cookieOf, host, openTeamServer, sampleTeam, type Called } from './team.fixture.ts';

const { file, keys, people } = await sampleTeam({
  mali: { role: 'tester' },
  somchai: { role: 'tester' },
  noi: { role: 'reader' },
});
let now = Date.UTC(2026, 0, 15, 5);
const { server, call, signIn } = await openTeamServer(file, { realNow: () => now });

const world = async (id: string, access?: string) => {
  await call({ method: 'POST', path: 'v1/worlds', key: keys.mali, body: { id, scenario: 'empty' } });
  if (access !== undefined)
    await call({ method: 'PATCH', path: `v1/worlds/${id}`, key: keys.mali, body: { access } });
};
await world('own');
await world('locked', 'locked');
await world('shared', 'open');

const stateOf = () => JSON.stringify(server.worlds.list().map((one) => [one.id, one.stateHash()]));
const pathOf = (path: string, id = 'default'): string =>
  path.replace('/_mock/', '').replace(':world', id).replace(/:\w+/g, 'x');

describe('a reader', () => {
  const effects = controlRoutes.filter((route) => !isReading(route));

  it.each(effects.map(({ id, method, path }) => [id, method, path] as const))(
    'may not call %s',
    async (id, method, path) => {
      const before = stateOf();
      const { status, text } = await call({ method, path: pathOf(path), key: keys.noi, body: {} });
      expect([status, text]).toEqual([403, `{"message":"noi is a reader: ${id} needs a tester."}`]);
      expect(stateOf()).toBe(before);
    },
  );

  it.each(controlRoutes.filter(isReading).map(({ id, method, path }) => [id, method, path] as const))(
    'may call %s',
    async (_id, method, path) => {
      const { status } = await call({
        method,
        path: pathOf(path),
        key: keys.noi,
        ...(method === 'POST' && { body: {} }),
      });
      expect([401, 403]).not.toContain(status);
    },
  );
});

const asSomchai = (method: NonNullable<Called['method']>, path: string, body?: object): Called => ({
  method,
  path: `v1/worlds/${path}`,
  key: keys.somchai,
  ...(body && { body }),
});
const everyStep = (step: object): object => ({ steps: [step] });

describe('the world of another', () => {
  it.each(
    (
      [
        [403, asSomchai('GET', 'locked')],
        [403, asSomchai('GET', 'locked/file')],
        [403, asSomchai('GET', 'locked/journal')],
        [403, asSomchai('GET', 'locked/journal/stream')],
        [403, asSomchai('GET', 'locked/traffic/stream')],
        [403, asSomchai('POST', 'locked/members/list', {})],
        [403, asSomchai('POST', 'locked/reset', {})],
        [403, asSomchai('POST', 'locked/fork', {})],
        [403, asSomchai('PATCH', 'locked', { access: 'open' })],
        [403, asSomchai('POST', 'locked/batch', everyStep({ call: 'worlds.read' }))],
        [403, asSomchai('DELETE', 'locked', {})],
        [403, asSomchai('POST', 'own/reset', {})],
        [403, asSomchai('PUT', 'own/clock', { mode: 'frozen' })],
        [403, asSomchai('PATCH', 'own', { title: 'mine' })],
        [403, asSomchai('DELETE', 'own', {})],
        [403, asSomchai('PATCH', 'shared', { access: 'locked' })],
        [403, asSomchai('DELETE', 'shared', {})],
        [200, asSomchai('GET', 'own')],
        [200, asSomchai('POST', 'own/fork', {})],
        [200, asSomchai('POST', 'shared/reset', {})],
      ] as [number, Called][]
    ).map(([status, sent]) => [status, `${sent.method} ${sent.path}`, sent] as const),
  )('%i: %s', async (status, _, sent) => {
    expect((await call(sent)).status).toBe(status);
  });

  it('is refused inside a batch, too', async () => {
    const steps = ['worlds.change', 'worlds.remove'].map((name) =>
      asSomchai('POST', 'shared/batch', everyStep({ call: name, body: {} })),
    );
    for (const step of steps) expect((await call(step)).text).toContain('"status":403');
    expect(server.worlds.get('shared')).toBeDefined();
  });

  it('is in no list while it is locked', async () => {
    const listed = async (key: string) => (await call({ path: 'v1/worlds?owner=mali', key })).text;
    expect(await listed(keys.somchai)).not.toContain('"locked"');
    expect(await listed(keys.mali)).toContain('"id":"locked"');
    expect(await listed(keys.mali)).not.toContain('"id":"default"');
  });
});

describe('a caller without a key', () => {
  let caller = 10;
  const read = 'v1/worlds';
  const withKey = (headers: Record<string, string>): Called => ({ path: read, key: keys.mali, headers });
  const inSession = async (headers: Record<string, string>): Promise<Called> => ({
    path: read,
    cookie: cookieOf(await signIn(keys.mali)),
    headers,
  });
  const asked = (more: Partial<Called>): Called => ({
    method: 'POST',
    path: 'v1/team/session',
    body: { key: keys.mali },
    ...more,
  });
  it.each<[string, number, () => Promise<Called> | Called]>([
    ['no key', 401, () => ({ path: read })],
    ['an unknown key', 401, () => ({ path: read, key: createKey('mali') })],
    ['a key of an unknown person', 401, () => ({ path: read, key: createKey('ann') })],
    ['a key in the query', 401, () => ({ path: `${read}?key=${keys.mali}&authorization=${keys.mali}` })],
    [
      'a key with another scheme',
      401,
      () => ({ path: read, headers: { authorization: `Basic ${keys.mali}` } }),
    ],
    ['a key in the cookie', 401, () => ({ path: read, cookie: `mock_session=${keys.mali}` })],
    ['an unknown session', 401, () => ({ path: read, cookie: 'mock_session=abc' })],
    ['the journal stream', 401, () => ({ path: 'v1/worlds/own/journal/stream' })],
    ['the traffic stream', 401, () => ({ path: 'v1/worlds/own/traffic/stream' })],
    ['the address for phones', 401, () => ({ path: 'v1/phone' })],
    ['the audit', 401, () => ({ path: 'v1/team/audit' })],
    ['an unknown call', 401, () => ({ path: 'v1/nothing' })],
    ['a session without the header', 403, () => inSession({ 'x-mock-control': '' })],
    ['a key without the header', 403, () => withKey({ 'x-mock-control': '' })],
    ['a session from a foreign page', 403, () => inSession({ origin: 'https://evil.test' })],
    ['a key from a foreign page', 403, () => withKey({ origin: 'null' })],
    ['a key under a foreign host name', 403, () => withKey({ host: 'evil.test' })],
    ['a session on another port', 401, () => inSession({ host: `${host}:81` })],
    ['a sign-in with a wrong key', 401, () => asked({ body: { key: createKey('mali') } })],
    ['a sign-in without the header', 403, () => asked({ headers: { 'x-mock-control': '' } })],
    [
      'a sign-in with the key in the query',
      422,
      () => asked({ path: `v1/team/session?key=${keys.mali}`, body: {} }),
    ],
    ['a sign-in from a foreign page', 403, () => asked({ headers: { origin: 'https://evil.test' } })],
  ])('%s: %i', async (_, status, sent) => {
    const { from = `192.0.2.${(caller += 1)}`, ...rest } = await sent();
    expect((await call({ from, ...rest })).status).toBe(status);
  });
});

describe('a session', () => {
  it('has a cookie that no script and no other site can use', async () => {
    expect(await signIn(keys.noi)).toMatch(
      /^mock_session=[\w-]{43}; Path=\/_mock\/; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    );
    expect(await signIn(keys.noi, { 'x-forwarded-proto': 'https' })).toMatch(/; Secure$/);
  });

  it('has the rights of its person, and ends by signing out, after twelve hours, and with the key', async () => {
    const status = async (cookie: string) => (await call({ path: 'v1/team/me', cookie })).status;
    const begin = async () => cookieOf(await signIn(keys.noi));
    const [one, other, third] = [await begin(), await begin(), await begin()];
    expect((await call({ path: 'v1/team/me', cookie: one })).text).toBe('{"name":"noi","role":"reader"}');
    expect((await call({ method: 'POST', path: 'v1/worlds', cookie: one, body: {} })).status).toBe(403);
    await call({ method: 'DELETE', path: 'v1/team/session', cookie: one });
    expect([await status(one), await status(other)]).toEqual([401, 200]);
    writePeople(
      file,
      people.filter(({ name }) => name !== 'noi'),
    );
    expect(await status(other)).toBe(401);
    writePeople(file, people);
    now += hours(12);
    expect(await status(third)).toBe(401);
  });
});
