import { describe, expect, test } from 'vitest';
import { minutes } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { codeOf, openWorld, refusal, set } from './demo.fixture.ts';

const phoneOf = (at: number): string => `08${String(at).padStart(8, '0')}`;

/** How many of two hundred calls from one address with a phone each are not refused for their number. */
const turnsOf = (world: World, ask: (phone: string) => string | undefined): number =>
  Array.from({ length: 200 }, (_, at) => ask(phoneOf(at))).filter((code) => code !== 'REQUEST_LIMIT_1MIN')
    .length;

const login = (world: World, ip?: string) => (username: string) =>
  codeOf(world, 'session.login', { body: { username, password: 'guess' }, ...(ip !== undefined && { ip }) });
const sendOtp = (world: World, ip?: string) => (phoneNumber: string) =>
  codeOf(world, 'registration.sendOtp', { body: { phoneNumber }, ...(ip !== undefined && { ip }) });

describe.each([
  ['logins', login, 60],
  ['one-time passwords', sendOtp, 20],
] as const)('%s from one network address', (_what, ask, most) => {
  test('are limited for all phone numbers, and other addresses are not', () => {
    const world = openWorld();
    expect(turnsOf(world, ask(world))).toBe(most);
    expect(ask(world, '10.0.0.9')(phoneOf(199))).not.toBe('REQUEST_LIMIT_1MIN');
    world.advance(minutes(1));
    expect(ask(world)(phoneOf(198))).not.toBe('REQUEST_LIMIT_1MIN');
  });

  test('are not where the operator switched that off, for load tests', () => {
    const world = openWorld();
    set(world, { hasAddressLimits: false });
    expect(turnsOf(world, ask(world))).toBe(200);
  });
});

test('the refusal says how long to wait', () => {
  const world = openWorld();
  turnsOf(world, sendOtp(world));
  expect(refusal(world, 'registration.sendOtp', { body: { phoneNumber: phoneOf(199) } })).toEqual({
    code: 'REQUEST_LIMIT_1MIN',
    params: { seconds: 60 },
  });
});
