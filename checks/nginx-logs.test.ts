/** Failing calls through the real nginx: its output names none of their texts, and its responses have every header. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { alikeHeaders } from '@wallet/deploy/headers';
import { expect, it } from 'vitest';
import { canary, failingCalls, startBackend, type FailureLine } from './failing-calls.fixture.ts';
import { hasNginx, makeCertificate, startNginx, type Edits } from './nginx.fixture.ts';

/** Uploads are the slow calls; the others keep their time-outs. */
const quick: Edits = [
  ['proxy_read_timeout 310s', 'proxy_read_timeout 1s'],
  ['client_body_timeout 310s', 'client_body_timeout 1s'],
];

/** The lines of failed calls in an output of nginx. */
const linesIn = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as FailureLine & Readonly<Record<string, string>>);

/** A busy machine takes its time. */
const slow = { timeout: 30_000 };

/** Headers of every response of the site, over TLS, and the begin of the policy. */
const usual = {
  ...alikeHeaders,
  'strict-transport-security': 'max-age=31536000',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; ",
};

/** Returns the headers that a response lacks; no client reads some of the responses. */
const missingIn = (response: unknown): string[] =>
  typeof response === 'string' && response.startsWith('HTTP/1.1 ')
    ? Object.entries(usual).flatMap(([name, value]) =>
        response.toLowerCase().includes(`${name}: ${value}`) ? [] : name,
      )
    : [];

/** Makes failing calls. Returns for each of them: its line, the texts of calls in the output, and missing headers. */
async function makeCalls() {
  const backend = await startBackend();
  const { certificate, key } = makeCertificate('localhost');
  const settings = {
    SITE_BACKEND: backend.url,
    SITE_CERTIFICATE: certificate,
    SITE_KEY: key,
    SITE_PASSED: '/passed/',
  };
  // As a killed nginx leaves it.
  const path = 'temp/client_body/0000000001';
  const site = await startNginx(settings, { edits: quick, files: { [path]: canary } });
  expect(existsSync(join(site.folder, path))).toBe(false);
  const [left, wanted]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  let seen = 0;
  for (const [name, [expected, make, without = []]] of Object.entries(failingCalls(site, backend))) {
    const lines = linesIn(site.output()).length;
    const missing = missingIn(await make());
    if (expected) await expect.poll(() => linesIn(site.output()).length, slow).toBe(lines + 1);
    const output = site.output();
    const { status = '', backend: source = '', reached = '', complete = '' } = linesIn(output)[lines] ?? {};
    const texts = output.slice(seen).match(new RegExp(`${canary}[\\w-]*`, 'gi')) ?? [];
    left[name] = { line: expected && { status, backend: source, reached, complete }, texts, missing };
    wanted[name] = { line: expected, texts: [], missing: without };
    seen = output.length;
  }
  const stored = readdirSync(join(site.folder, 'temp'), { recursive: true, withFileTypes: true });
  await site.stop();
  return { left, wanted, output: site.output(), stored: stored.filter((one) => one.isFile()) };
}

it.skipIf(!hasNginx)(
  'failing calls leave a line each, and no text that they contain; their responses have every header',
  async () => {
    const { left, wanted, output, stored } = await makeCalls();
    expect(left).toEqual(wanted);
    expect(output).not.toMatch(new RegExp(canary, 'i'));
    expect(stored).toEqual([]);
  },
);
