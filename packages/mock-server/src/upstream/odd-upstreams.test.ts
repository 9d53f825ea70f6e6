import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { callsOf } from '../client/calls.ts';
import { overHttp } from '../client/http.ts';
import { createControl } from '../control/control-client.ts';
import { sharedOrigins } from '../origins.fixture.ts';
import { createServer, type ServerOptions } from '../server.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function started(options: ServerOptions): Promise<string> {
  const server = await createServer({ ...options, parts: { origins: sharedOrigins } });
  closing.push(() => server.close());
  return server.listen();
}

/** Starts an upstream with a fixed status. Returns its address, and the `via` headers of its requests. */
async function startUpstream(status: number) {
  const vias: (string | undefined)[] = [];
  const server = createHttpServer(({ headers }, response) => {
    vias.push(headers.via);
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, vias };
}

it('a status above 599, which no response can have, is a lost response with its reason', async () => {
  const { url } = await startUpstream(600);
  const address = await started({ upstream: { url } });
  expect((await callsOf(overHttp(address))('site.info')).status).toBe(502);
  const [entry] = await createControl({ baseUrl: address }).worlds.of('default').journal.list();
  expect(entry).toMatchObject({
    name: 'site.info',
    outcome: 'lost',
    detail: { upstream: 'its status is 600' },
  });
});

it('a call that came through a simulator is not forwarded again: its upstream could be itself', async () => {
  const { url, vias } = await startUpstream(200);
  const call = callsOf(overHttp(await started({ upstream: { url } })));
  await call('site.info');
  const [via] = vias;
  expect((await call('site.info', { headers: { via } })).status).toBe(508);
  expect(vias).toHaveLength(1);
});

it('records create their folder with the first file, so a check of the flags creates none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'records-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  const upstream = { ...(await startUpstream(200)), records: join(folder, 'new/records') };
  await started({ upstream, isCheck: true });
  expect(existsSync(join(folder, 'new'))).toBe(false);
  const address = await started({ upstream });
  await callsOf(overHttp(address))('site.info');
  expect(existsSync(join(upstream.records, '0001-site.info.json'))).toBe(true);
});
