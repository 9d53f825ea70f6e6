import { expect, it, vi } from 'vitest';

it('the retired worker takes control at once, clears all caches, and unregisters itself', async () => {
  const kept = new Set(['shell /assets/before.js', 'shell /assets/now.js']);
  const steps: string[] = [];
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...kept]),
    delete: async (name: string) => {
      await Promise.resolve();
      steps.push(`remove ${name}`);
      return kept.delete(name);
    },
  });
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: never) => listeners.set(name, listener),
    skipWaiting: () => Promise.resolve(steps.push('take over')),
    registration: { unregister: () => Promise.resolve(steps.push('leave')) },
  });
  await import('./retired.ts');

  const happens = (name: string) =>
    new Promise((resolve) => listeners.get(name)?.({ waitUntil: (work) => resolve(work) }));
  await happens('install');
  await happens('activate');
  expect(steps).toEqual([
    'take over',
    'remove shell /assets/before.js',
    'remove shell /assets/now.js',
    'leave',
  ]);
  expect(kept.size).toBe(0);
  // It handles no requests, even before it is unregistered.
  expect(listeners.has('fetch')).toBe(false);
});
