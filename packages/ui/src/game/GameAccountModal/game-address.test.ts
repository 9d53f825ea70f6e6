import { describe, expect, it } from 'vitest';
import { slotFixture } from '../game.fixture.ts';
import { deviceOf, signInUrl } from './game-address.ts';

describe('the device', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 14; SM-A057F) AppleWebKit/537.36 Chrome/130 Mobile', 5, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605', 0, 'other'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130', 10, 'other'],
  ])('of %s with %d touches is %s', (userAgent, maxTouchPoints, device) => {
    expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device);
  });
});

describe('the address for a manual sign-in', () => {
  const { web, android, ios } = slotFixture;

  it.each([
    ['JOKER', 'android', android],
    ['JOKER', 'ios', ios],
    ['JOKER', 'other', web],
    ['UFABET', 'android', web],
    ['LOTUS', 'ios', web],
  ] as const)('of %s on %s is %s', (code, device, address) => {
    expect(signInUrl({ ...slotFixture, code }, device)).toBe(address);
  });

  it('is the other one where the preferred one is missing or unsafe', () => {
    expect(signInUrl({ code: 'JOKER', web }, 'android')).toBe(web);
    expect(signInUrl({ code: 'LOTUS', web: 'javascript:alert(1)', ios }, 'ios')).toBe(ios);
    expect(signInUrl({ code: 'LOTUS', web: '', ios }, 'android')).toBeUndefined();
  });
});
