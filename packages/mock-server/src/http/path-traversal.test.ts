import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openServer } from './http.fixture.ts';
import { getRaw } from './raw.fixture.ts';

const outside = mkdtempSync(join(tmpdir(), 'wallet-outside-'));
const directory = join(outside, 'app');
const secret = 'this is private';
mkdirSync(join(directory, 'assets'), { recursive: true });
mkdirSync(join(outside, 'app-of-another'));
writeFileSync(join(directory, 'index.html'), '<title>app</title>');
writeFileSync(join(directory, 'assets', 'app-1a2b.js'), 'console.log("app")');
for (const path of ['secret.txt', 'app/.secret', 'app/assets/.secret', 'app-of-another/secret.txt'])
  writeFileSync(join(outside, path), secret);
afterAll(() => rmSync(outside, { recursive: true }));

const server = await openServer({ appDirectory: directory });
const address = await server.listen();

/** Spellings of the parent folder. */
const ups = [
  '..',
  '%2e%2e',
  '%2E.',
  '.%2e',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '%u002e%u002e',
  '..;',
  '..%00',
  '....',
];
const slashes = ['%2f', '%5c', '\\', '%252f', '//', '/./'];

/** Each spelling of the folder before a slash, and each slash after a plain and an encoded folder. */
const steps = [
  ...ups.map((up) => [up, '/'] as const),
  ...['..', '%2e%2e'].flatMap((up) => slashes.map((slash) => [up, slash] as const)),
];

const targets = [
  ...steps.flatMap(([up, slash]) => [
    `/${up}${slash}secret.txt`,
    `/assets/${up}${slash}${up}${slash}secret.txt`,
    `/${up}${slash}app-of-another${slash}secret.txt`,
    `/_mock/upload/default/${up}${slash}${up}${slash}secret.txt`,
    `/_mock/picture/slip/${up}${slash}secret.txt`,
  ]),
  '/.secret',
  '/%2esecret',
  '/assets/.secret',
  '/assets/%2esecret',
  '/secret.txt%00.js',
  '/assets/app-1a2b.js%00.txt',
  '/assets/app-1a2b.js/',
  '/assets/app-1a2b.js/../../../secret.txt',
  '/%',
  '/%zz',
  `/${'../'.repeat(50)}etc/passwd`,
  '//etc/passwd',
  '/etc/passwd',
  '/file:///etc/passwd',
  '/C:%5cWindows%5cwin.ini',
  `/${encodeURIComponent(join(outside, 'secret.txt'))}`,
  join(outside, 'secret.txt'),
];

describe('files', () => {
  it('of the app are served, as a control for the next test', async () => {
    const { status, text } = await getRaw(address, '/assets/app-1a2b.js');
    expect([status, text.endsWith('console.log("app")')]).toEqual([200, true]);
  });

  it(`outside of the app are not served, under any of ${targets.length} paths`, async () => {
    const answers = [];
    for (const accept of ['image/*', 'text/html'])
      for (const target of targets) {
        const { status, text } = await getRaw(address, target, { accept });
        // A request for HTML gets the page of the app for any unknown path.
        const isApp = accept !== 'image/*' && status === 200 && text.includes('<title>app</title>');
        if (!isApp && status !== 404) answers.push([accept, target, status]);
        if (text.includes(secret) || text.includes('root:')) answers.push([accept, target, 'leaked']);
      }
    expect(answers).toEqual([]);
  });
});
