import { writePeople } from './people.ts';
import { hours } from '../world/clock.ts';
import { controlHeader, controlPrefix } from '../control/control-header.ts';
import { expect, it, onTestFinished } from 'vitest';
import { cookieOf, openTeamServer, sampleTeam, type Called } from './team.fixture.ts';

const { file, keys, people } = await sampleTeam({ mali: { role: 'tester' }, noi: { role: 'reader' } });
let now = Date.UTC(2026, 0, 15, 5);
/** Called after a call was admitted, before its body is read. */
let whileSending = (): unknown => undefined;
const { server, call, signIn } = await openTeamServer(file, {
  realNow: () => now,
  parts: { prepare: (app) => void app.addHook('preParsing', async () => void (await whileSending())) },
});
const address = await server.listen();

const asMali = (sent: Called) => call({ key: keys.mali, ...sent });
const setAccess = (access: string) => asMali({ method: 'PATCH', path: 'v1/worlds/w1', body: { access } });
const writeEntry = () =>
  asMali({ method: 'POST', path: 'v1/worlds/w1/site/change', body: { registerOTP: false } });
await asMali({ method: 'POST', path: 'v1/worlds', body: {} });

const headers = { host: new URL(address).host };

const ends: readonly [string, (cookie: string) => unknown][] = [
  ['the person signs out', (cookie) => call({ method: 'DELETE', path: 'v1/team/session', cookie, headers })],
  ['the session expires', () => (now += hours(12))],
  ['the person leaves the team', () => writePeople(file, people.slice(0, 1))],
];

it.each(ends)('a call has no effect once %s while its body arrives', async (_, end) => {
  const cookie = cookieOf(await signIn(keys.noi, headers));
  whileSending = () => {
    whileSending = () => undefined;
    return end(cookie);
  };
  const sent = { method: 'POST', path: 'v1/worlds/w1/reset', cookie, headers, body: {} } as const;
  expect((await call(sent)).status).toBe(401);
  writePeople(file, people);
});

it.each<(typeof ends)[number]>([['its world is locked', () => setAccess('locked')], ...ends])(
  'an open stream ends without a further entry once %s',
  async (_, end) => {
    await writeEntry();
    const cookie = cookieOf(await signIn(keys.noi, headers));
    const ending = new AbortController();
    onTestFinished(() => ending.abort());
    const { body } = await fetch(`${address}${controlPrefix}/worlds/w1/journal/stream`, {
      headers: { [controlHeader.name]: controlHeader.value, cookie },
      signal: ending.signal,
    });
    const reader = body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await end(cookie);
    await writeEntry();
    expect((await reader?.read())?.done).toBe(true);
    await setAccess('open');
    writePeople(file, people);
  },
);
