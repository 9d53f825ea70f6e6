import { describe, expect, it } from 'vitest';
import { slotFixture } from '../game.fixture.ts';
import { signInUrl } from './game-address.ts';

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
