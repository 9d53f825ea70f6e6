import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAtEnd } from './use-at-end.ts';

const open = (callback: (key: string) => void) =>
  renderHook(({ isOn, key }) => useAtEnd(isOn, () => callback(key), key), {
    initialProps: { isOn: true, key: 'first' },
  });

test('an end calls back once, with the latest callback', () => {
  const callback = vi.fn();
  const sheet = open(callback);
  expect(callback).not.toHaveBeenCalled();
  sheet.rerender({ isOn: false, key: 'first' });
  sheet.unmount();
  expect(callback.mock.calls).toEqual([['first']]);
});

test('another key and an unmount end it, too', () => {
  const callback = vi.fn();
  const sheet = open(callback);
  sheet.rerender({ isOn: true, key: 'second' });
  expect(callback.mock.calls).toEqual([['second']]);
  sheet.unmount();
  expect(callback).toHaveBeenCalledTimes(2);
});
