import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const env = { reportTo: '/reports', reportShare: 1 };
const startReporting = vi.fn();
vi.mock('#env.ts', () => env);
vi.mock('./report.ts', () => ({ startReporting }));

/** Loads the first script of a page. */
async function load(setting: Partial<typeof env> = {}, drawn = 0.5) {
  vi.resetModules();
  Object.assign(env, { reportTo: '/reports', reportShare: 1 }, setting);
  vi.spyOn(Math, 'random').mockReturnValue(drawn);
  await import('./early.ts');
  return import('./events.ts');
}

beforeEach(() => {
  vi.spyOn(globalThis, 'addEventListener');
  startReporting.mockClear();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});
afterEach(() => vi.restoreAllMocks());

const missing = { kind: 'chunk', error: 'gone' } as const;

it('keeps up to twenty events until the reporter is loaded, and passes on later ones', async () => {
  const { reportEvent, onReportEvents } = await load();
  for (let number = 0; number < 30; number += 1) reportEvent(missing);
  const receiver = vi.fn();
  onReportEvents(receiver);
  expect(receiver).toHaveBeenCalledTimes(20);
  reportEvent(missing);
  expect(receiver).toHaveBeenCalledTimes(21);
  await vi.waitFor(() => expect(startReporting).toHaveBeenCalledExactlyOnceWith('/reports'));
});

it('reports errors, rejections, policy violations and missing chunks', async () => {
  const { onReportEvents } = await load();
  const receiver = vi.fn();
  onReportEvents(receiver);
  const error = new Error('a');
  const event = (name: string, more: object) => dispatchEvent(Object.assign(new Event(name), more));
  event('error', { error });
  event('error', { error: null, message: 'Script error.' });
  event('unhandledrejection', { reason: error });
  event('vite:preloadError', { payload: error });
  event('securitypolicyviolation', { effectiveDirective: 'img-src' });
  const kinds = receiver.mock.calls.map(([sight]) => (sight as { kind: string }).kind);
  // Listeners of earlier loads still exist, with another receiver.
  expect(kinds).toEqual(['error', 'error', 'error', 'chunk', 'policy']);
  expect(receiver.mock.calls[1]).toEqual([{ kind: 'error', error: 'Script error.' }]);
});

it.each([
  ['without an address', { reportTo: '' }, 0, false],
  ['with no share', { reportShare: 0 }, 0, false],
  ['with a share, not drawn', { reportShare: 0.1 }, 0.1, false],
  ['with a share, drawn', { reportShare: 0.1 }, 0.099, true],
  ['with all', { reportShare: 1 }, 0.999, true],
])('%s: once per load', async (_what, setting, drawn, isWatched) => {
  const { reportEvent, onReportEvents } = await load(setting, drawn);
  reportEvent(missing);
  const receiver = vi.fn();
  onReportEvents(receiver);
  expect(receiver.mock.calls.length).toBe(isWatched ? 1 : 0);
  expect(vi.mocked(addEventListener).mock.calls.some(([name]) => name === 'unhandledrejection')).toBe(
    isWatched,
  );
});
