import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it, vi } from 'vitest';
import { listenWhileTesting, open, product, testServer } from './control.fixture.ts';

listenWhileTesting();

describe('the journal', () => {
  it('is listed, verified with the nearest entries, and awaited', async () => {
    const world = await open();
    const { token, member } = await world.members.signIn(demoPhones.rich);
    await product(world, 'wallet.transfer', { token, body: { from: 'wallet', to: 'PG', amount: 100 } });
    const entries = await world.journal.list();
    expect(entries.map(({ name }) => name)).toEqual(['members.signIn', 'wallet.transfer']);
    expect((await world.journal.list(1)).map(({ n }) => n)).toEqual([1]);
    const met = await world.journal.verify({
      name: 'wallet.transfer',
      memberId: member.id,
      outcome: 'ok',
      times: 1,
    });
    expect(met).toMatchObject({ isMet: true, count: 1 });
    const missed = await world.journal.verify({ name: 'wallet.transfer', input: { amount: 101 } });
    expect(missed).toMatchObject({ isMet: false, count: 0, nearest: [{ differsIn: ['input'] }] });
    const waiting = world.journal.wait({ name: 'site.info', times: 2 });
    await product(world, 'site.info');
    await product(world, 'site.info');
    expect(await waiting).toMatchObject({ isMet: true, count: 2 });
    const never = world.journal.wait({ name: 'wallet.transfer', input: { amount: 101 } }, 1);
    await expect(never).rejects.toThrow(
      'The journal has 0 entries that match {"name":"wallet.transfer","input":{"amount":101}} after 1 ms. ' +
        'Nearest: call 1 wallet.transfer ok, which differs in input.',
    );
    await expect(world.journal.wait({ name: 'site.info', times: 3 }, 1)).rejects.toThrow(/has 2 entries/);
  });

  it('ends its stream when the world is removed', async () => {
    const world = await open('empty');
    const path = `/_mock/v1/worlds/${world.id}/journal/stream`;
    const response = await fetch(testServer.control.baseUrl + path, { headers: { 'x-mock-control': '1' } });
    await world.remove();
    expect(await response.text()).toBe('');
  });

  it('adds nothing to the ended stream of a client that reads slowly', async () => {
    const world = await open('empty');
    await world.faults.add({ operation: 'site.info', effect: { type: 'hold', hold: 'bank' } });
    const inFlight = product(world, 'site.info');
    await world.journal.wait({ name: 'site.info', kind: 'fault' });
    const opened = once(testServer.server.app.server, 'request');
    const path = `/_mock/v1/worlds/${world.id}/traffic/stream`;
    const response = await fetch(testServer.control.baseUrl + path, { headers: { 'x-mock-control': '1' } });
    const [, raw] = (await opened) as [unknown, ServerResponse];
    const failed = vi.fn();
    raw.on('error', failed).write('x'.repeat(2 ** 25));
    await world.remove();
    expect((await inFlight).status).toBe(409);
    await response.text();
    expect(failed).not.toHaveBeenCalled();
  });

  it.each([
    ['existing and new entries', 'journal/stream'],
    // The client has entries of before a reset or a restart.
    ['all entries to a client that is ahead', 'journal/stream?from=50'],
    ['existing and new calls of the traffic', 'traffic/stream'],
  ])('streams %s', async (_what, stream) => {
    const world = await open('empty');
    await product(world, 'site.info');
    const patience = new AbortController();
    const path = `/_mock/v1/worlds/${world.id}/${stream}`;
    const response = await fetch(testServer.control.baseUrl + path, {
      headers: { 'x-mock-control': '1' },
      signal: patience.signal,
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    await product(world, 'site.contact');
    let text = '';
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += new TextDecoder().decode(chunk);
      if (text.includes('site.contact')) break;
    }
    expect(text).toMatch(/^id: 0\ndata: \{.*"site\.info".*\}\n\nid: 1\ndata: .*"site\.contact".*\n\n$/);
    patience.abort();
  });
});
