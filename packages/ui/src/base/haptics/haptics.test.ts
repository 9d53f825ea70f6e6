import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buzz, buzzOnlyIf, canVibrate } from './haptics.ts';

const vibrate = vi.fn();

beforeEach(() => {
  vibrate.mockClear();
  Object.assign(navigator, { vibrate });
});
afterEach(() => {
  buzzOnlyIf(() => true);
  vi.restoreAllMocks();
  for (const key of ['vibrate', 'userActivation']) Reflect.deleteProperty(navigator, key);
});

it('is short', () => {
  buzz();
  expect(vibrate.mock.calls).toEqual([[10]]);
  expect(canVibrate()).toBe(true);
});

it('is nothing where the browser has no vibration', () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  expect(canVibrate()).toBe(false);
  expect(buzz).not.toThrow();
});

it('is nothing for whoever wants less motion', () => {
  const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  buzz();
  expect(matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
  expect(vibrate).not.toHaveBeenCalled();
});

it('goes and comes back with what the player wants, asked each time', () => {
  let isWanted = false;
  buzzOnlyIf(() => isWanted);
  buzz();
  expect(vibrate).not.toHaveBeenCalled();
  isWanted = true;
  buzz();
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('does not come before the first tap on the page, when browsers refuse it', () => {
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  buzz();
  expect(vibrate).not.toHaveBeenCalled();
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  buzz();
  expect(vibrate).toHaveBeenCalledTimes(1);
});
