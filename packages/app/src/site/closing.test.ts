import { expect, it, vi } from 'vitest';
import { createClosing } from './closing.ts';

it.each([
  ['is open', () => Promise.resolve({ status: 'active' }), 0],
  ['is closed', () => Promise.resolve({ status: 'terminated' }), 1],
  ['is unreachable', () => Promise.reject(new Error('410')), 1],
])('leaves the page unless the service is open: a service that %s', async (_what, readStatus, times) => {
  const leave = vi.fn();
  await createClosing({ readStatus, leave })();
  expect(leave).toHaveBeenCalledTimes(times);
});

it('sends one request for ten calls, and again for later ones', async () => {
  const readStatus = vi.fn(() => Promise.resolve({ status: 'active' }));
  const onClosed = createClosing({ readStatus, leave: () => undefined });
  await Promise.all(Array.from({ length: 10 }, onClosed));
  expect(readStatus).toHaveBeenCalledOnce();
  await onClosed();
  expect(readStatus).toHaveBeenCalledTimes(2);
});
