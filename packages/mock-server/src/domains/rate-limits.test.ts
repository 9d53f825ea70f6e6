import type { OperationId } from '@wallet/contract';
import { expect, it } from 'vitest';
import { minutes, seconds } from '../world/clock.ts';
import { codeOf, openWorld, refusal } from './demo.fixture.ts';
import { errorCases } from './error-cases.fixture.ts';

const limited = Object.entries(errorCases).flatMap(([id, { REQUEST_LIMIT_1MIN: way }]) =>
  way ? [[id as OperationId, way] as const] : [],
);

it('limits these calls; wrong one-time passwords cause a block instead', () => {
  expect(limited.map(([id]) => id)).toEqual([
    'session.login',
    'registration.sendOtp',
    'registration.register',
    'profile.changePassword',
    'wallet.refresh',
    'deposit.sendSlip',
    'deposit.sendLink',
    'deposit.createQr',
    'game.resetPassword',
    'chat.send',
    'chat.uploadImage',
    'chat.uploadVideo',
  ]);
});

it.each(limited)('a rate limit of %s ends by the world’s clock', (id, { request }) => {
  const world = openWorld();
  const sent = request(world);
  const length = id === 'wallet.refresh' ? seconds(5) : minutes(1);
  const code = 'REQUEST_LIMIT_1MIN';
  expect(refusal(world, id, sent)).toEqual({ code, params: { seconds: length / seconds(1) } });
  world.advance(length - 1);
  expect(codeOf(world, id, sent)).toBe(code);
  world.advance(1);
  expect(codeOf(world, id, sent)).not.toBe(code);
});
