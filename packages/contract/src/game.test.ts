import { describe, expect, it } from 'vitest';
import { autoLoginProviderOf, autoLoginProviders, launchWay, specialProviders } from './game.ts';

describe('the way a game is opened', () => {
  it('is a link that signs in for exactly the providers with an automatic login', () => {
    const signedIn = specialProviders.filter((code) => launchWay(code).endsWith('link'));
    expect(signedIn.map((code) => autoLoginProviderOf(code)).sort()).toEqual([...autoLoginProviders].sort());
  });

  it.each(['LOTUS', 'pg', '', '__proto__', 'constructor'])('is the website for any other: %j', (code) => {
    expect(launchWay(code)).toBe('site');
    expect(autoLoginProviderOf(code)).toBeUndefined();
  });
});
