import { expect, it, vi } from 'vitest';

/** A page of a build, with its first script. */
const pageOf = (build: string) => `<html lang="th"><script type="module" src="${build}"></script></html>`;
const [before, now] = ['/assets/index-before.js', '/assets/index-now.js'];

it('a worker waits for pages of its build: another server may still have the one before', async () => {
  const kept = new Map<string, string>();
  const cache = {
    match: (path: string) => Promise.resolve(kept.has(path) ? new Response(kept.get(path)) : undefined),
    put: async (path: string, response: Response) => void kept.set(path, await response.text()),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache), match: cache.match });
  let installing = Promise.resolve<unknown>(undefined);
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: never) => listeners.set(name, listener),
    skipWaiting: () => Promise.resolve(),
  });
  vi.stubGlobal('BUILD', now);
  let served = before;
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(path.startsWith('/assets/') ? '0;' : pageOf(served))),
  );
  await import('./worker.ts');
  const install = () => {
    listeners.get('install')?.({ waitUntil: (work) => (installing = work) });
    return installing;
  };
  await expect(install()).rejects.toThrow('cannot be cached');
  expect([...kept.values()]).not.toContain(pageOf(before));
  served = now;
  await install();
  expect(kept.get('/login')).toBe(pageOf(now));
});
