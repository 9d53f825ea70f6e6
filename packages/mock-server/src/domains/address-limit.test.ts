import { describe, expect, test } from 'vitest';
import { minutes } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { codeOf, openWorld, set } from './demo.fixture.ts';

const phoneOf = (at: number): string => `08${String(at).padStart(8, '0')}`;

/** Counts how many of two hundred calls with different phone numbers, from one address, are not rate limited. */
const countAccepted = (world: World, send: (phone: string) => string | undefined): number =>
  Array.from({ length: 200 }, (_, at) => send(phoneOf(at))).filter((code) => code !== 'REQUEST_LIMIT_1MIN')
    .length;

const login = (world: World, ip?: string) => (username: string) =>
  codeOf(world, 'session.login', { body: { username, password: 'guess' }, ...(ip !== undefined && { ip }) });
const sendOtp = (world: World, ip?: string) => (phoneNumber: string) =>
  codeOf(world, 'registration.sendOtp', { body: { phoneNumber }, ...(ip !== undefined && { ip }) });

describe.each([
  ['logins', login, 60],
  ['one-time passwords', sendOtp, 20],
] as const)('%s from one network address', (_what, send, most) => {
  test('limits all phone numbers together, and other addresses separately', () => {
    const world = openWorld();
    expect(countAccepted(world, send(world))).toBe(most);
    expect(send(world, '10.0.0.9')(phoneOf(199))).not.toBe('REQUEST_LIMIT_1MIN');
    world.advance(minutes(1));
    expect(send(world)(phoneOf(198))).not.toBe('REQUEST_LIMIT_1MIN');
  });

  test('limits nothing while the setting is off, for load tests', () => {
    const world = openWorld();
    set(world, { hasAddressLimits: false });
    expect(countAccepted(world, send(world))).toBe(200);
  });
});
