import { autoLoginProviders, launchMethod, type AutoLoginProvider } from '@wallet/contract/game';
import { describe, expect, test } from 'vitest';
import { minutes } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { call, codeOf, openWorld, set } from '../demo.fixture.ts';

type Params = Readonly<Record<string, string>>;

/** Opens an account. Returns its login. */
function open(world: World, provider: AutoLoginProvider, as = 'new') {
  const params = { slotCode: provider.toUpperCase() };
  call(world, 'game.activate', { as, params });
  const { username, password } = call(world, 'game.account', { as, params });
  return { provider, username: username ?? '', password: password ?? '' };
}

const without = ({ provider, username }: { provider: string; username: string }) => ({ provider, username });

const linkOf = (world: World, params: Params, as = 'new'): string => {
  const id = 'password' in params ? 'game.autoLoginWithPassword' : 'game.autoLogin';
  return (call(world, id, { as, params }) as { link: string }).link;
};

const refusedWith = (world: World, params: object, as = 'new') =>
  codeOf(world, 'password' in params ? 'game.autoLoginWithPassword' : 'game.autoLogin', { as, params });

describe('automatic login', () => {
  test.each(autoLoginProviders)('opens %s signed in, by its form of the call', (provider) => {
    const world = openWorld();
    set(world, { providerFaults: {} });
    const account = open(world, provider);
    const link = new URL(linkOf(world, account));
    expect(link.hostname).toBe(`${provider}.games.example`);
    expect(link.searchParams.get('user')).toBe(account.username);
    expect(link.href).not.toContain(account.password);
    const shorter = refusedWith(world, without(account));
    expect(shorter).toBe(
      launchMethod(provider.toUpperCase()) === 'password-link' ? 'WRONG_CREDENTIAL' : undefined,
    );
  });

  test('returns a different link per account, minute and password', () => {
    const world = openWorld();
    const account = open(world, 'pg');
    const first = linkOf(world, without(account));
    expect(linkOf(world, without(account))).toBe(first);
    const others = linkOf(world, without(open(world, 'pg', 'spin')), 'spin');
    expect(new URL(others).searchParams.get('ticket')).not.toBe(new URL(first).searchParams.get('ticket'));
    call(world, 'game.resetPassword', { as: 'new', params: { slotCode: 'PG' } });
    const second = linkOf(world, without(account));
    world.advance(minutes(1));
    const third = linkOf(world, without(account));
    expect(new Set([first, second, third]).size).toBe(3);
  });
});
