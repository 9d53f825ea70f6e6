import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { vibrate, setVibrationCheck, canVibrate } from './haptics.ts';

const navigatorVibrate = vi.fn();

beforeEach(() => {
  navigatorVibrate.mockClear();
  Object.assign(navigator, { vibrate: navigatorVibrate });
});
afterEach(() => {
  setVibrationCheck(() => true);
  vi.restoreAllMocks();
  for (const key of ['vibrate', 'userActivation']) Reflect.deleteProperty(navigator, key);
});

it('lasts ten milliseconds', () => {
  vibrate();
  expect(navigatorVibrate.mock.calls).toEqual([[10]]);
  expect(canVibrate()).toBe(true);
});

it('does nothing without support of the browser', () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  expect(canVibrate()).toBe(false);
  expect(vibrate).not.toThrow();
});

it('is silent with reduced motion', () => {
  const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  vibrate();
  expect(matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
  expect(navigatorVibrate).not.toHaveBeenCalled();
});

it('checks the setting before each vibration', () => {
  let isWanted = false;
  setVibrationCheck(() => isWanted);
  vibrate();
  expect(navigatorVibrate).not.toHaveBeenCalled();
  isWanted = true;
  vibrate();
  expect(navigatorVibrate).toHaveBeenCalledTimes(1);
});

it('does nothing before the first tap on the page', () => {
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  vibrate();
  expect(navigatorVibrate).not.toHaveBeenCalled();
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  vibrate();
  expect(navigatorVibrate).toHaveBeenCalledTimes(1);
});
