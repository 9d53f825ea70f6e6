import { beforeEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from './browser-storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('replaces a value in one step, because another tab sees every step', () => {
  writeStored('visits', 'one');
  const seen: (string | null)[] = [];
  for (const step of ['setItem', 'removeItem'] as const) {
    const change = Storage.prototype[step] as (...values: string[]) => void;
    vi.spyOn(Storage.prototype, step).mockImplementation(function (this: Storage, ...values: string[]) {
      change.apply(this, values);
      seen.push(localStorage.getItem('visits'));
    });
  }
  writeStored('visits', 'two');
  vi.restoreAllMocks();
  expect(seen).toContain('two');
  expect(seen).not.toContain(null);
});

it('keeps one value, in the area of its last lifetime', () => {
  writeStored('visits', 'one');
  writeStored('visits', 'two', 'for-session');
  expect([localStorage.getItem('visits'), sessionStorage.getItem('visits')]).toEqual([null, 'two']);
  writeStored('visits', 'three');
  expect([localStorage.getItem('visits'), sessionStorage.getItem('visits')]).toEqual(['three', null]);
});

it('keeps the last value in memory while the storage is full', () => {
  writeStored('visits', 'one');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('visits', 'two');
  expect([readStored('visits'), localStorage.getItem('visits')]).toEqual(['two', null]);
  full.mockRestore();
  writeStored('visits', 'three');
  expect([readStored('visits'), localStorage.getItem('visits')]).toEqual(['three', 'three']);
});
