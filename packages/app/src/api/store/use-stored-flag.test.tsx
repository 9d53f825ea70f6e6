import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStoredFlag } from './use-stored-flag.ts';

/** Renders a part of the page with the flag. */
const part = () => renderHook(() => useStoredFlag('amounts-hidden')).result;
const isHiddenIn = ({ current: [isSet] }: ReturnType<typeof part>) => isSet;

it('a flag changes in all parts of the page', () => {
  const [home, banner] = [part(), part()];
  act(() => home.current[1]());
  expect([home, banner].map(isHiddenIn)).toEqual([true, true]);
  expect(localStorage.getItem('amounts-hidden')).toBe('true');
  act(() => banner.current[1]());
  expect([home, banner].map(isHiddenIn)).toEqual([false, false]);
  expect(localStorage.getItem('amounts-hidden')).toBeNull();
});

it('a flag follows another tab', () => {
  const home = part();
  for (const isHidden of [true, false]) {
    if (isHidden) localStorage.setItem('amounts-hidden', 'true');
    else localStorage.removeItem('amounts-hidden');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'amounts-hidden' })));
    expect(isHiddenIn(home)).toBe(isHidden);
  }
});
