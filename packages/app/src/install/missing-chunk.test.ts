import { beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();

/** A page of a build, just loaded. */
async function openPage(build: string) {
  vi.resetModules();
  document.head.innerHTML = `<script type="module" src="/assets/${build}.js"></script>`;
  return import('./missing-chunk.ts');
}

const missing = Object.assign(new Error('not there'), { name: 'MissingChunk' });

describe('a missing part', () => {
  beforeEach(() => {
    reload.mockReset();
    vi.stubGlobal('location', { reload });
    sessionStorage.clear();
  });

  it('is told from other errors, and the router does not know it any more', async () => {
    const { markMissingChunks, reloadForMissing } = await openPage('a');
    markMissingChunks();
    const payload = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    expect(payload.message).not.toMatch(/^Failed to fetch/);
    expect(reloadForMissing(new Error('another'))).toBe(false);
    expect(reloadForMissing(payload)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is looked for once in each build, also when two builds take turns', async () => {
    const leaves = async (build: string) => (await openPage(build)).reloadForMissing(missing);
    expect([await leaves('a'), await leaves('a')]).toEqual([true, false]);
    expect([await leaves('b'), await leaves('a'), await leaves('b')]).toEqual([true, false, false]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is looked for once however often it is drawn', async () => {
    const { reloadForMissing } = await openPage('a');
    expect([reloadForMissing(missing), reloadForMissing(missing)]).toEqual([true, true]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays missing without a connection, and where nothing can be kept', async () => {
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
