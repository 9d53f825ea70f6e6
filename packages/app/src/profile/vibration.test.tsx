import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '#api/session/session.ts';
import { isVibrationOn, useVibration } from './vibration.ts';

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
  expect(isVibrationOn()).toBe(false);
  act(() => result.current?.onToggle());
  expect(isVibrationOn()).toBe(true);
  expect(localStorage.getItem('vibration-off')).toBeNull();
});

it('reads a change by another tab', () => {
  localStorage.setItem('vibration-off', 'true');
  expect(isVibrationOn()).toBe(false);
});

it('is hidden if the browser cannot vibrate', () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  expect(renderHook(useVibration).result.current).toBeUndefined();
});
