import { writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createKey } from './keys.ts';
import { writePeople } from './people.ts';
import { openTeamServer, sampleTeam } from './team.fixture.ts';

const { file, keys, people } = await sampleTeam({ mali: { role: 'tester' }, noi: { role: 'reader' } });
const log: string[] = [];
let now = Date.UTC(2026, 0, 15, 5);
const { call } = await openTeamServer(file, {
  realNow: () => now,
  log: { write: (line) => void log.push(line) },
});
const statusOf = async (key?: string, from?: string) =>
  (await call({ path: 'v1/worlds', ...(key !== undefined && { key }), ...(from !== undefined && { from }) }))
    .status;

beforeEach(() => writePeople(file, people));

describe('a control call to the simulator of a team', () => {
  it('needs a key of the team file, from this machine, too', async () => {
    expect(await statusOf(keys.mali)).toBe(200);
    expect(await statusOf(keys.noi)).toBe(200);
    expect(await statusOf(undefined, '127.0.0.1')).toBe(401);
  });

  it('is refused after ten wrong keys of an address in a minute, and known keys still work', async () => {
    const from = '198.51.100.1';
    const wrong = Array.from({ length: 30 }, () => statusOf(createKey('mali'), from));
    const statuses = await Promise.all(wrong);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(await statusOf(keys.mali, from)).toBe(200);
    expect(await statusOf(createKey('mali'), '198.51.100.2')).toBe(401);
    now += 60_000;
    expect(await statusOf(createKey('mali'), from)).toBe(401);
  });

  it('follows the team file: other role, other key, a person less, a broken file', async () => {
    const create = () => call({ method: 'POST', path: 'v1/worlds', key: keys.noi, body: {} });
    expect((await create()).status).toBe(403);
    writePeople(file, [{ ...people[1]!, role: 'tester' }]);
    expect((await create()).status).toBe(200);
    expect(await statusOf(keys.mali, '203.0.113.1')).toBe(401);
    writePeople(file, [{ ...people[1]!, key: people[0]!.key }]);
    expect(await statusOf(keys.noi, '203.0.113.2')).toBe(401);
    writeFileSync(file, '[{');
    expect(await statusOf(keys.noi, '203.0.113.3')).toBe(401);
    writePeople(file, people);
    expect(await statusOf(keys.noi, '203.0.113.4')).toBe(200);
  });

  it('leaves no key in the log and in responses', async () => {
    const { text } = await call({ path: `v1/worlds?key=${keys.mali}`, key: createKey('mali') });
    for (const key of Object.values(keys)) expect(log.join('') + text).not.toContain(key.split('.')[1]);
    expect(log).not.toEqual([]);
  });
});
