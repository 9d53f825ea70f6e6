import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '#api/session/session.ts';
import { isFlagStored } from '#api/storage/browser-storage.ts';
import { useVibration } from './vibration.ts';

beforeEach(() => void Object.assign(navigator, { vibrate: () => true }));
afterEach(() => void Reflect.deleteProperty(navigator, 'vibrate'));

it('is on by default, and stays off after the session ends', () => {
  session.signIn('t', true);
  const { result } = renderHook(useVibration);
  expect(result.current?.isOn).toBe(true);
  expect(localStorage.getItem('vibration-off')).toBeNull();
  act(() => result.current?.onToggle());
  act(() => session.signOut());
  expect(result.current?.isOn).toBe(false);
  expect(isFlagStored('vibration-off')).toBe(true);
  act(() => result.current?.onToggle());
  expect(isFlagStored('vibration-off')).toBe(false);
  expect(localStorage.getItem('vibration-off')).toBeNull();
});

it('is hidden if the browser cannot vibrate', () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  expect(renderHook(useVibration).result.current).toBeUndefined();
});
