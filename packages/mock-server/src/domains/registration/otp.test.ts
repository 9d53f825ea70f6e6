import { expect, test } from 'vitest';
import { minutes } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { call, codeOf, openWorld, refusal } from '../demo.fixture.ts';
import { pendingOtp } from './otp.ts';

const phone = '0911111111';

const send = (world: World) => call(world, 'registration.sendOtp', { body: { phoneNumber: phone } });

const verify = (world: World, otpToken: string | undefined, otpCode: string) =>
  codeOf(world, 'registration.verifyOtp', { body: { otpToken, otpCode } });

const codeSent = (world: World): string => pendingOtp(world, phone)?.code ?? 'none';

const wrongCode = (world: World): string => (codeSent(world) === '000000' ? '000001' : '000000');

test('has six digits and an unambiguous reference', () => {
  const world = openWorld();
  const { code, otpRef } = send(world);
  expect(code).toBe('OK');
  expect(otpRef).toMatch(/^[A-HJ-NP-Z2-9]{4}$/);
  expect(codeSent(world)).toMatch(/^\d{6}$/);
  expect(pendingOtp(world, phone)?.ref).toBe(otpRef);
});

test('expires after five minutes', () => {
  for (const [wait, outcome] of [
    [minutes(5) - 1, undefined],
    [minutes(5), 'OTP_EXPIRED'],
  ] as const) {
    const world = openWorld();
    const { otpToken } = send(world);
    const code = codeSent(world);
    world.advance(wait);
    expect(verify(world, otpToken, code)).toBe(outcome);
    expect(pendingOtp(world, phone)).toBeUndefined();
  }
});

test('blocks the phone for 15 minutes after the fifth wrong code', () => {
  const world = openWorld();
  const { otpToken } = send(world);
  const body = { otpToken, otpCode: wrongCode(world) };
  for (const left of [4, 3, 2, 1])
    expect(refusal(world, 'registration.verifyOtp', { body })).toEqual({
      code: 'OTP_CODE_INVALID',
      params: { left },
    });
  expect(refusal(world, 'registration.verifyOtp', { body })).toEqual({
    code: 'OTP_BLOCK',
    params: { minutes: 15 },
  });
  expect(verify(world, otpToken, codeSent(world))).toBe('OTP_BLOCK');
  world.advance(minutes(15) - 1);
  expect(refusal(world, 'registration.sendOtp', { body: { phoneNumber: phone } })).toEqual({
    code: 'OTP_BLOCK',
    params: { minutes: 1 },
  });
  world.advance(1);
  const again = send(world);
  expect(verify(world, again.otpToken, wrongCode(world))).toBe('OTP_CODE_INVALID');
  expect(verify(world, again.otpToken, codeSent(world))).toBeUndefined();
});

test('keeps the count of wrong codes for a new OTP, which replaces the first', () => {
  const world = openWorld();
  const first = send(world);
  const firstCode = codeSent(world);
  for (let guess = 0; guess < 3; guess++) verify(world, first.otpToken, wrongCode(world));
  world.advance(minutes(1));
  const second = send(world);
  expect(verify(world, first.otpToken, firstCode)).toBe('OTP_NOT_EXIST');
  expect(verify(world, second.otpToken, wrongCode(world))).toBe('OTP_CODE_INVALID');
  expect(verify(world, second.otpToken, wrongCode(world))).toBe('OTP_BLOCK');
});
