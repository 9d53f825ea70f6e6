import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { createControl } from './control-client.ts';
import { listenWhileTesting, open } from './control.fixture.ts';

listenWhileTesting();

it('an address without a simulator is named in the error', async () => {
  const control = createControl({ baseUrl: 'http://127.0.0.1:1' });
  await expect(control.worlds.list()).rejects.toMatchObject({
    name: 'ControlError',
    message: 'GET /_mock/v1/worlds: no simulator responds at http://127.0.0.1:1.',
  });
});

it('a server that is no simulator is named in the error', async () => {
  const page = createServer((_request, response) => response.end('<!doctype html>'));
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
  await expect(createControl({ baseUrl }).worlds.create()).rejects.toMatchObject({
    name: 'ControlError',
    message: `${baseUrl} is no simulator: it responds to a control call with status 200 and no JSON.`,
  });
  await new Promise((resolve) => page.close(resolve));
});

it('a misspelt name of a journal entry is refused, and meets no expectation of none', async () => {
  const { journal } = await open('empty');
  const refusal = /No journal entry is named withdraw\.crate, did you mean withdraw\.create\?/;
  await expect(journal.verify({ name: 'withdraw.crate', times: 0 })).rejects.toThrow(refusal);
  await expect(journal.wait({ name: 'withdraw.crate' })).rejects.toThrow(refusal);
  for (const name of ['site.info', 'members.create', 'withdraw.settle', 'socket.join', 'faults.add'])
    expect(await journal.verify({ name, times: 0 })).toMatchObject({ isMet: true });
});

it('the key is that of the option, else of the environment, and a page has neither', async () => {
  const sent: unknown[] = [];
  const fetch = (_url: unknown, { headers }: RequestInit = {}) => {
    sent.push(new Headers(headers).get('authorization'));
    return Promise.resolve(Response.json([]));
  };
  const list = (key?: string) => createControl({ baseUrl: 'http://mock.test', key, fetch }).worlds.list();
  await list();
  vi.stubEnv('WALLET_MOCK_KEY', 'mali.1');
  await list();
  await list('noi.2');
  vi.stubGlobal('process', undefined);
  await list();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  expect(sent).toEqual([null, 'Bearer mali.1', 'Bearer noi.2', null]);
});
