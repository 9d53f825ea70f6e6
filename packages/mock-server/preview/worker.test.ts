import { afterAll, expect, it, vi } from 'vitest';

const listeners = new Map<string, (event: object) => void>();
vi.stubGlobal('registration', { scope: 'https://pages.example/preview/' });
vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) =>
  listeners.set(name, listener),
);
const fetched = vi.fn();
vi.stubGlobal('fetch', fetched);
afterAll(() => void vi.unstubAllGlobals());
await import('./worker.ts');

/** Returns whether the worker replaces the page of an address by that of the app. */
function isReplaced(path: string): boolean {
  fetched.mockClear();
  listeners.get('fetch')?.({
    request: { url: `https://pages.example/preview/${path}`, mode: 'navigate' },
    clientId: '',
    respondWith: () => {},
  });
  return fetched.mock.calls.length > 0;
}

it.each(['', 'login', 'user/home?modal=deposit', 'console-of-nobody'])('/%s is a page of the app', (path) =>
  expect(isReplaced(path)).toBe(true),
);

it.each(['docs/', 'docs/docs/pictures/home-th.png', 'stories/', 'console/', 'notices.txt'])(
  '/%s keeps its own page',
  (path) => expect(isReplaced(path)).toBe(false),
);
