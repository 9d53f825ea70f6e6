import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MockServer } from '../src/server.ts';
import { createServer } from '../src/server.ts';
import { openReport, requireReachable, requireSignIns } from './preflight.ts';
import { staging } from './target.fixture.ts';

let server: MockServer;
let baseUrl = '';
beforeAll(async () => {
  server = await createServer();
  baseUrl = await server.listen();
});
afterAll(() => server.close());

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
