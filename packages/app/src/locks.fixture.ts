import { onTestFinished, vi } from 'vitest';

/** Installs exclusive Web Locks until the end of the test. Returns their function for requests. */
export function installLocks() {
  const ends = new Map<string, Promise<unknown>>();
  const request = vi.fn((name: string, ...rest: unknown[]) => {
    const run = rest.at(-1) as (lock: object) => unknown;
    const end = (ends.get(name) ?? Promise.resolve()).then(() => run({ name }));
    ends.set(
      name,
      end.catch(() => undefined),
    );
    return end;
  });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  return request;
}
