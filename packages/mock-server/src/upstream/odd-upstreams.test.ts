import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { callsOf } from '../client/calls.ts';
import { overHttp } from '../client/http.ts';
import { createControl } from '../control/control-client.ts';
import { sampleFolder } from '../persistence/persistence.fixture.ts';
import { startBackend, startSimulator } from './upstream.fixture.ts';

/** Starts an upstream with a fixed status. Returns its address, and the `via` headers of its requests. */
async function startUpstream(status: number) {
  const vias: (string | undefined)[] = [];
  const url = await startBackend(({ headers }, response) => {
    vias.push(headers.via);
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  return { url, vias };
}

it('a status above 599, which no response can have, is a lost response with its reason', async () => {
  const { url } = await startUpstream(600);
  const address = await startSimulator({ upstream: { url } });
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
  const call = callsOf(overHttp(await startSimulator({ upstream: { url } })));
  await call('site.info');
  const [via] = vias;
  expect((await call('site.info', { headers: { via } })).status).toBe(508);
  expect(vias).toHaveLength(1);
});

it('records create their folder with the first file, so a check of the flags creates none', async () => {
  const folder = sampleFolder();
  const upstream = { ...(await startUpstream(200)), records: join(folder, 'new/records') };
  await startSimulator({ upstream, isCheck: true });
  expect(existsSync(join(folder, 'new'))).toBe(false);
  const address = await startSimulator({ upstream });
  await callsOf(overHttp(address))('site.info');
  expect(existsSync(join(upstream.records, '0001-site.info.json'))).toBe(true);
});
