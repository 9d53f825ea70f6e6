import { operationOf } from '@wallet/contract';
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { expect, it } from 'vitest';
import { headersOf } from '../client/calls.ts';
import { openServer, send, tokenFor, newWorld } from './http.fixture.ts';

interface Line {
  readonly msg: string;
  readonly req?: object;
  readonly res?: object;
  readonly err?: object;
}

async function logging() {
  const lines: string[] = [];
  const server = await openServer({ log: { write: (line) => void lines.push(line) } });
  const world = newWorld(server.worlds);
  return { server, world, lines, read: () => lines.map((line) => JSON.parse(line) as Line) };
}

it('logs the route and the status of each request', async () => {
  const { server, world, read } = await logging();
  await send(server, 'site.info', { world });
  const { path } = operationOf('site.info');
  expect(read()).toMatchObject([
    { msg: 'incoming request', req: { method: 'GET', route: path } },
    { msg: 'request completed', res: { statusCode: 200 } },
  ]);
});

it('contains no user input from an address, a header, a body or an error', async () => {
  const { server, world, lines, read } = await logging();
  const phone = demoPhones.rich;
  const token = tokenFor(world);
  const credentials = { username: phone, password: demoPassword };
  await send(server, 'session.login', { world, token, body: credentials });
  await server.app.inject({
    url: `/api/nothing/${phone}/${demoPassword}`,
    headers: headersOf({ world, token }),
  });
  server.app.log.error(new Error(`${phone} sent ${token}`), 'An error');
  for (const secret of [phone, demoPassword, token]) expect(lines.join('')).not.toContain(secret);
  expect(read().at(-1)?.err).toMatchObject({ type: 'Error', message: '[phone] sent [token]' });
  expect(read().some(({ req }) => req && 'route' in req && req.route === '[unknown]')).toBe(true);
});

it('is silent by default', async () => {
  const { app } = await openServer();
  expect(app.log.level ?? 'silent').toBe('silent');
});
