import { beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();

/** Loads a page of a build. */
async function openPage(build: string) {
  vi.resetModules();
  document.head.innerHTML = `<script type="module" src="/assets/${build}.js"></script>`;
  return import('./missing-chunk.ts');
}

const missing = Object.assign(new Error('not there'), { name: 'MissingChunk' });

describe('a missing chunk', () => {
  beforeEach(() => {
    reload.mockReset();
    vi.stubGlobal('location', { reload });
    sessionStorage.clear();
  });

  it('has its own error, which the router does not handle', async () => {
    const { markMissingChunks, reloadForMissing } = await openPage('a');
    markMissingChunks();
    const payload = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    expect(payload.message).not.toMatch(/^Failed to fetch/);
    expect(reloadForMissing(new Error('another'))).toBe(false);
    expect(reloadForMissing(payload)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is reloaded once per build, also when two builds alternate', async () => {
    const leaves = async (build: string) => (await openPage(build)).reloadForMissing(missing);
    expect([await leaves('a'), await leaves('a')]).toEqual([true, false]);
    expect([await leaves('b'), await leaves('a'), await leaves('b')]).toEqual([true, false, false]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is reloaded once for several renders', async () => {
    const { reloadForMissing } = await openPage('a');
    expect([reloadForMissing(missing), reloadForMissing(missing)]).toEqual([true, true]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not reloaded offline or with blocked storage', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect((await openPage('a')).reloadForMissing(missing)).toBe(false);
    online.mockReturnValue(true);
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('QuotaExceededError');
    });
    expect((await openPage('a')).reloadForMissing(missing)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    blocked.mockRestore();
    online.mockRestore();
  });
});
