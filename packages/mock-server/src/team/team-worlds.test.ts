import { expect, it } from 'vitest';
import { days } from '../world/clock.ts';
import { sampleFolder } from '../persistence/persistence.fixture.ts';
import { createServer, type MockServer } from '../server.ts';
import type { AuditEntry } from './team-schema.ts';
import type { WorldView } from '../control/control-schema.ts';
import { callerOf, host, openTeamServer, sampleTeam } from './team.fixture.ts';
import { auditLimit, createAudit } from './audit.ts';
import { inMemory } from '../persistence/persistence.ts';

const { file, keys } = await sampleTeam({
  mali: { role: 'tester', worlds: 2 },
  somchai: { role: 'tester', megabytes: 1 },
});
const start = Date.UTC(2026, 0, 15, 5);

it('owner, name, access, last use and audit survive a restart; an unused world ends after its days', async () => {
  const dataDirectory = sampleFolder();
  let now = start;
  const open = () =>
    createServer({ dataDirectory, team: { file }, allowedHosts: [host], realNow: () => now });
  const send = (server: MockServer, method: 'POST' | 'PATCH', path: string, body: object) =>
    callerOf(server)({ method, path: `v1/${path}`, key: keys.mali, body });
  const read = async (server: MockServer, path: string): Promise<unknown> =>
    JSON.parse((await callerOf(server)({ path: `v1/${path}`, key: keys.mali })).text);
  const first = await open();
  await send(first, 'POST', 'worlds', { id: 'used', scenario: 'empty' });
  await send(first, 'POST', 'worlds', { id: 'unused', scenario: 'empty' });
  await send(first, 'PATCH', 'worlds/used', { title: 'Refunds', access: 'locked' });
  now += days(10);
  const used = (await read(first, 'worlds/used')) as WorldView;
  expect(used.team).toEqual({
    owner: 'mali',
    title: 'Refunds',
    access: 'locked',
    usedAt: '2026-01-25T12:00:00.000+07:00',
    endsAt: '2026-02-08T12:00:00.000+07:00',
  });
  await first.close();

  now += days(5);
  const second = await open();
  expect(((await read(second, 'worlds')) as WorldView[]).map(({ id }) => id)).toEqual(['default', 'used']);
  expect(await read(second, 'worlds/used')).toMatchObject({
    stateHash: used.stateHash,
    team: { owner: 'mali', title: 'Refunds', access: 'locked' },
  });
  const audit = (await read(second, 'team/audit')) as AuditEntry[];
  expect(audit.map(({ n, person, call: name, world, status }) => [n, person, name, world, status])).toEqual([
    [0, 'mali', 'worlds.create', 'used', 200],
    [1, 'mali', 'worlds.create', 'unused', 200],
    [2, 'mali', 'worlds.change', 'used', 200],
    [3, 'simulator', 'worlds.end', 'unused', 200],
  ]);
  await second.close();
});

it('a person has limits of worlds and of memory', async () => {
  const { call, server } = await openTeamServer(file);
  const create = (key: string) =>
    call({ method: 'POST', path: 'v1/worlds', key, body: { scenario: 'empty' } });
  expect([(await create(keys.mali)).status, (await create(keys.mali)).status]).toEqual([200, 200]);
  expect((await create(keys.mali)).text).toBe('{"message":"mali has 2 worlds already: delete one first."}');
  const { id } = JSON.parse((await create(keys.somchai)).text) as WorldView;
  const world = server.worlds.get(id)!;
  world.command({ kind: 'control', name: 'test' }, () =>
    world.state.map('test').set('text', 'x'.repeat(1_000_000)),
  );
  expect((await create(keys.somchai)).text).toContain('The history of somchai’s worlds needs 1 MB already');
  expect(
    (await call({ method: 'POST', path: `v1/worlds/${id}/fork`, key: keys.somchai, body: {} })).status,
  ).toBe(409);
});

it('an audit holds the newest entries', () => {
  const notes = new Map<string, string>();
  const persistence = {
    ...inMemory,
    notes,
    note: (name: string, text?: string) =>
      void (text === undefined ? notes.delete(name) : notes.set(name, text)),
  };
  const audit = createAudit(persistence, () => start);
  for (let n = 0; n < auditLimit + 3; n++) audit.add({ person: 'mali', call: 'worlds.reset', status: 200 });
  for (const entries of [audit.list(), createAudit(persistence, () => start).list()]) {
    expect(entries).toHaveLength(auditLimit);
    expect([entries[0]?.n, entries.at(-1)?.n]).toEqual([3, auditLimit + 2]);
  }
});

it('a world from a file is that of the person who sends it, within the limits', async () => {
  const { call } = await openTeamServer(file);
  const post = (path: string, body: object) =>
    call({ method: 'POST', path: `v1/worlds${path}`, key: keys.mali, body });
  const { id } = JSON.parse((await post('', { scenario: 'empty' })).text) as WorldView;
  const { text } = await call({ method: 'GET', path: `v1/worlds/${id}/file`, key: keys.mali });
  const sent = JSON.parse(text) as object;
  const { team } = JSON.parse((await post('/file', sent)).text) as WorldView;
  expect(team).toMatchObject({ owner: 'mali', access: 'read' });
  expect((await post('/file', sent)).text).toBe('{"message":"mali has 2 worlds already: delete one first."}');
});
