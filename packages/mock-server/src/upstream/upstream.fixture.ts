/** Backends and simulators that end with their test. */
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { sharedOrigins } from '../origins.fixture.ts';
import { createServer, type ServerOptions } from '../server.ts';

/** Starts a backend. Returns its URL. */
export async function startBackend(respond: RequestListener): Promise<string> {
  const backend = createHttpServer(respond).listen(0, '127.0.0.1');
  onTestFinished(() => void backend.close().closeAllConnections());
  await once(backend, 'listening');
  return `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
}

/** Starts a simulator. Returns its URL. */
export async function startSimulator(options: ServerOptions = {}): Promise<string> {
  const server = await createServer({ ...options, parts: { origins: sharedOrigins } });
  onTestFinished(() => server.close());
  return server.listen();
}
