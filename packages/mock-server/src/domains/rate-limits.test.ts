import type { OperationId } from '@wallet/contract';
import { describe, expect, it } from 'vitest';
import { minutes } from '../world/clock.ts';
import { createWorld } from '../world/create-world.ts';
import { domainEvents, seedDemo } from './demo.ts';
import { codeOf, openWorld, present } from './demo.fixture.ts';
import { errorCases } from './error-cases.fixture.ts';

const limited = Object.entries(errorCases).flatMap(([id, { REQUEST_LIMIT_1MIN: way }]) =>
  way ? [[id as OperationId, way] as const] : [],
);

describe('a rate limit', () => {
  it.each(limited)('of %s ends by the world’s clock', (id, { request }) => {
    const world = openWorld();
    const sent = request(world);
    expect(codeOf(world, id, sent)).toBe('REQUEST_LIMIT_1MIN');
    world.advance(minutes(1));
    expect(codeOf(world, id, sent)).not.toBe('REQUEST_LIMIT_1MIN');
  });

  it('ignores real time while the clock is frozen, and follows it while it runs', () => {
    let real = present;
    const world = createWorld({
      id: 'limits',
      seed: 'limits',
      market: 'thailand',
      realNow: () => real,
      handlers: domainEvents,
      clock: { mode: 'frozen', at: present },
      prepare: seedDemo,
    });
    const refresh = () => codeOf(world, 'wallet.refresh', { as: 'rich' });
    expect([refresh(), refresh()]).toEqual([undefined, 'REQUEST_LIMIT_1MIN']);
    real += minutes(60);
    expect(refresh()).toBe('REQUEST_LIMIT_1MIN');
    world.clock.resume();
    real += minutes(1);
    expect(refresh()).toBeUndefined();
  });

  it('exists for these calls; wrong one-time passwords cause a block instead', () => {
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
});
