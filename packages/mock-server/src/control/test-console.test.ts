import { demoPhones } from '@wallet/contract/demo-members';
import { slipMaxBytes } from '@wallet/contract/deposit';
import { describe, expect, it } from 'vitest';
import { slipPicture } from '../domains/deposit/deposit.seed.ts';
import { listenWhileTesting, open, testServer } from './control.fixture.ts';

listenWhileTesting();

interface Visit {
  readonly url: string;
  readonly fields?: Readonly<Record<string, string | File>>;
  readonly headers?: Readonly<Record<string, string>>;
}

async function visit({ url, fields, headers }: Visit) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.set(name, value);
  const response = await fetch(new URL(url, testServer.control.baseUrl), {
    method: fields ? 'POST' : 'GET',
    ...(fields && { body: form }),
    ...(headers && { headers }),
    redirect: 'manual',
  });
  return { status: response.status, text: await response.text(), location: response.headers.get('location') };
}

const picture = new File([new Uint8Array(slipPicture('DESK0001'))], 'slip.gif', { type: 'image/gif' });

describe('the test console', () => {
  it('starts a scenario with its parameters', async () => {
    const started = await visit({
      url: '/_mock/console',
      fields: { scenario: 'slip-rejected', params: ' note=NOT_MATCH; ' },
    });
    expect([started.status, started.location]).toEqual([
      303,
      expect.stringMatching(/^\/_mock\/console\/w\d+$/),
    ]);
    const url = started.location ?? '';
    expect((await visit({ url })).text).toContain('<strong>slip-rejected</strong>');
    await visit({ url: `${url}/slip`, fields: { member: demoPhones.new, file: picture } });
    const waiting = await visit({ url });
    expect(waiting.text).toMatch(new RegExp(`<td>${demoPhones.new}</td><td><strong>in progress</strong>`));
    await visit({ url: `${url}/time`, fields: { by: '10s' } });
    const { text } = await visit({ url });
    expect(text).toMatch(
      new RegExp(`<td>${demoPhones.new}</td><td><strong>FAILED</strong></td><td>[^<]*NOT_MATCH`),
    );
    for (const name of ['deposit.sendSlip', 'scenario.deposit.reviewSlip']) expect(text).toContain(name);
  });

  it('shows the way in for a phone', async () => {
    const { id } = await open();
    for (const url of ['/_mock/console', `/_mock/console/${id}`])
      expect((await visit({ url })).text).toContain('start with <code>--host 0.0.0.0</code>');
  });

  it('runs a transition', async () => {
    const { id } = await open();
    const url = `/_mock/console/${id}`;
    const { text } = await visit({ url });
    const [, action = '', body = ''] =
      /name="action" value="(deposit\.reviewSlip)">\s*<input type="hidden" name="body" value="([^"]*)"/.exec(
        text,
      ) ?? [];
    const readable = body.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
    const fields = { action, body: readable };
    expect((await visit({ url: `${url}/transition`, fields })).status).toBe(303);
    const again = await visit({ url: `${url}/transition`, fields });
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('role="alert"')]);
    await visit({ url: `${url}/reset`, fields: {} });
    expect((await visit({ url: `${url}/transition`, fields })).status).toBe(303);
  });

  it('shows the reason of a refusal', async () => {
    const { id } = await open();
    const url = `/_mock/console/${id}`;
    const noPicture = new File([new Uint8Array([1, 2, 3])], 'slip.txt');
    const tooLarge = new File([new Uint8Array(slipMaxBytes + 1)], 'slip.png');
    for (const [path, fields, reason] of [
      ['/slip', { member: demoPhones.new, file: noPicture }, 'The slip was not taken: SLIP_INVALID_FILE.'],
      ['/slip', { member: '0999999999', file: picture }, 'There is no member'],
      ['/slip', { member: demoPhones.new, file: tooLarge }, 'is the file larger than 10 MB?'],
      ['/time', { by: 'soon' }, 'no duration'],
      ['/transition', { action: 'deposit.reviewSlip', body: '{' }, 'not JSON'],
    ] as const) {
      const { status, text } = await visit({ url: url + path, fields });
      expect([status, text]).toEqual([409, expect.stringContaining(reason)]);
    }
    const started = await visit({ url: '/_mock/console', fields: { scenario: 'nothing' } });
    expect([started.status, started.text]).toEqual([409, expect.stringContaining('No scenario nothing')]);
    expect((await visit({ url: '/_mock/console/nobody' })).status).toBe(404);
    expect((await visit({ url: `${url}/burn`, fields: {} })).status).toBe(404);
  });

  it('accepts its own forms with the origin that browsers send', async () => {
    const { baseUrl } = testServer.control;
    const page = await fetch(new URL('/_mock/console', baseUrl));
    // With `no-referrer` a browser would send `Origin: null`, which may come from anywhere.
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    const headers = { origin: new URL(baseUrl).origin, 'sec-fetch-site': 'same-origin' };
    const { status } = await visit({ url: '/_mock/console', fields: { scenario: 'default' }, headers });
    expect(status).toBe(303);
  });

  it('refuses a form of another origin', async () => {
    const before = testServer.server.worlds.list().length;
    const headers = { origin: 'https://evil.example' };
    const { status } = await visit({ url: '/_mock/console', fields: { scenario: 'default' }, headers });
    expect([status, testServer.server.worlds.list().length]).toEqual([403, before]);
    const hidden = await visit({
      url: '/_mock/console',
      fields: { scenario: 'default' },
      headers: { origin: 'null' },
    });
    expect(hidden.status).toBe(403);
    const remote = await testServer.server.app.inject({ url: '/_mock/console', remoteAddress: '10.0.0.9' });
    expect(remote.statusCode).toBe(403);
  });

  it('escapes text', async () => {
    const world = await open('empty');
    await world.members.create({ phone: '0811111112', name: '<script>alert(1)</script>' });
    const { text } = await visit({ url: `/_mock/console/${world.id}` });
    expect(text).not.toContain('<script>');
    expect(text).toContain('&#60;script&#62;');
  });
});
