import { describe, expect, it } from 'vitest';
import { autoLoginProviderOf, autoLoginProviders, launchMethod, loginForm } from './game.ts';
import { specialProviders } from './game.fixture.ts';

describe('the way a game is opened', () => {
  it('is a link that signs in for exactly the providers with an automatic login', () => {
    const signedIn = specialProviders.filter((code) => launchMethod(code).endsWith('link'));
    expect(signedIn.map((code) => autoLoginProviderOf(code)).sort()).toEqual([...autoLoginProviders].sort());
  });

  it.each(['LOTUS', 'pg', '', '__proto__', 'constructor'])('is the website for any other: %j', (code) => {
    expect(launchMethod(code)).toBe('site');
    expect(autoLoginProviderOf(code)).toBeUndefined();
  });
});

describe('a login form', () => {
  const account = { username: 'ufa1', password: 'p' };

  it('includes the data of the account, its user name and password', () => {
    const event = { __VIEWSTATE: 's', username: 'another' };
    expect(loginForm('UFABET', { ...account, event })).toEqual({ __VIEWSTATE: 's', ...account });
  });

  it('is missing at an account without fields, and at any other provider', () => {
    expect(loginForm('UFABET', account)).toBeUndefined();
    expect(loginForm('PG', { ...account, event: {} })).toBeUndefined();
  });
});
