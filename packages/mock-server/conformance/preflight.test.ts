import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { expect, it, vi } from 'vitest';
import { openServer } from '../src/http/http.fixture.ts';
import { startBackend, startSimulator } from '../src/upstream/upstream.fixture.ts';
import { isSimulator, openReport, requireReachable, requireSignIns } from './preflight.ts';
import { staging } from './target.fixture.ts';

const baseUrl = await (await openServer()).listen();

const rich = { phone: demoPhones.rich, password: demoPassword };

it('members who sign in pass', async () => {
  await requireReachable(staging(baseUrl));
  await requireSignIns(staging(baseUrl, { members: [rich] }));
});

it.each([
  [
    'an unknown member',
    [{ ...rich, phone: '0800000099' }],
    /NO_USER: check --member and CONFORM_PASSWORD\.$/,
  ],
  [
    'a wrong password of the second member',
    [rich, { phone: demoPhones.new, password: 'wrong1234' }],
    /WRONG_PASSWORD: check --second-member and CONFORM_SECOND_PASSWORD\.$/,
  ],
])('%s is the one reason why the suite cannot run', async (_what, members, message) => {
  await expect(requireSignIns(staging(baseUrl, { members }))).rejects.toThrow(message);
});

it('a report that cannot be written is refused before the run', () => {
  expect(() => openReport('/nowhere/report.txt')).toThrow(/^--out: ENOENT: .*\/nowhere\/report\.txt'\.$/);
});

it('a backend that never responds ends the run', async () => {
  const silent = staging(await startBackend(() => undefined), { members: [rich], timeout: 50 });
  const message = `No backend responds at ${silent.baseUrl}: The operation was aborted due to timeout.`;
  await expect(requireReachable(silent)).rejects.toThrow(message);
  await expect(requireSignIns(silent)).rejects.toThrow(message);
  expect(await isSimulator(silent)).toBe(false);
});

it('a redirect leads no password to another address', async () => {
  const reached: string[] = [];
  const elsewhere = await startBackend(({ url = '' }, response) => response.end(String(reached.push(url))));
  const moved = await startBackend((_request, response) =>
    response.writeHead(308, { location: elsewhere }).end(),
  );
  await requireReachable(staging(moved));
  await requireSignIns(staging(moved, { members: [rich] }));
  expect(reached).toEqual([]);
});

it.each(['null', '5', '"text"', '[]', '<h1>Welcome</h1>', ''])(
  'a login that responds %j is a matter of the cases',
  async (text) => {
    const odd = await startBackend((_request, response) => response.end(text));
    await requireSignIns(staging(odd, { members: [rich] }));
  },
);

it('only a server with a default world is a simulator, whose data a run may change', async () => {
  expect(await isSimulator(staging(baseUrl))).toBe(true);
  const anything = await startBackend((_request, response) => response.end('{"message":"SUCCESS"}'));
  expect(await isSimulator(staging(anything))).toBe(false);
  const list = await startBackend((_request, response) => response.end('[]'));
  expect(await isSimulator(staging(list))).toBe(false);
});

it('a simulator in front of a real backend is none, because a run would change the backend', async () => {
  const inFront = await startSimulator({ upstream: { url: baseUrl } });
  expect(await isSimulator(staging(inFront))).toBe(false);
});

it('only a simulator gets the key of a team', async () => {
  vi.stubEnv('WALLET_MOCK_KEY', 'hush');
  const keys: unknown[] = [];
  const other = await startBackend(({ headers }, response) => {
    keys.push(headers.authorization);
    response.end('{"message":"SUCCESS"}');
  });
  expect(await isSimulator(staging(other))).toBe(false);
  expect(keys).toEqual([undefined]);
  vi.unstubAllEnvs();
});
