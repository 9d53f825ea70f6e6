import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import { listenWhileTesting, open, testServer } from './control.fixture.ts';

listenWhileTesting();

const where = { route: '/user/home', language: 'en' };
const batch = {
  build: 'Ab3_dE-f',
  version: '1.1.14',
  market: 'thailand',
  reports: [{ kind: 'chunk', ...where, asset: 'a.js' }],
};

/** Sends a beacon like a browser: text and a cookie, without other headers. */
const send = async (world: string, body: string) => {
  const { baseUrl } = testServer.control;
  const cookie = `mock_world_${new URL(baseUrl).port}=${world}`;
  const headers = { cookie, 'content-type': 'text/plain;charset=UTF-8' };
  return (await fetch(`${baseUrl}/_mock/reports`, { method: 'POST', headers, body })).status;
};

describe('reports of the app', () => {
  it('are stored for the world of the browser, and listed', async () => {
    const [world, other] = [await open(), await open()];
    expect(await send(world.id, JSON.stringify(batch))).toBe(204);
    expect(await world.reports.list()).toEqual([batch]);
    expect(await other.reports.list()).toEqual([]);
  });

  it.each([
    ['no JSON', '<script>'],
    ['an unknown field', JSON.stringify({ ...batch, phone: demoPhones.rich })],
    [
      'an unknown field of a report',
      JSON.stringify({ ...batch, reports: [{ ...batch.reports[0], url: '/' }] }),
    ],
    [
      'a path with a query',
      JSON.stringify({ ...batch, reports: [{ ...batch.reports[0], route: '/a?b=1' }] }),
    ],
    ['none', JSON.stringify({ ...batch, reports: [] })],
  ])('are rejected with %s', async (_what, body) => {
    const world = await open();
    expect(await send(world.id, body)).toBe(422);
    expect(await world.reports.list()).toEqual([]);
  });

  it('are rejected for an unknown world', async () => {
    expect(await send('nowhere', JSON.stringify(batch))).toBe(422);
  });

  it('are limited to the newest hundred', async () => {
    const world = await open();
    const { app } = testServer.server;
    for (let number = 0; number <= 100; number += 1)
      await app.inject({
        method: 'POST',
        url: '/_mock/reports',
        headers: { cookie: `mock_world=${world.id}`, 'content-type': 'text/plain' },
        payload: JSON.stringify({ ...batch, build: `b${number}` }),
      });
    const list = await world.reports.list();
    expect([list.length, list[0]?.build, list.at(-1)?.build]).toEqual([100, 'b1', 'b100']);
  });
});
