/** An upstream that receives a call and never responds. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { forward } from './forward.ts';

it('ends a call without a response after thirty seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = createServer().listen(0, '127.0.0.1');
  try {
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const received = once(silent, 'connection');
    const call = { method: 'GET', path: '/api/wallet', headers: {}, body: Buffer.alloc(0) };
    const forwarded = forward(new URL(`http://127.0.0.1:${port}`), call);
    const [socket] = await received;
    await once(socket, 'data');
    vi.advanceTimersByTime(30_000);
    expect(await forwarded).toEqual({ failed: 'lost', reason: 'no response within 30000 ms' });
  } finally {
    vi.useRealTimers();
    silent.close();
  }
});
