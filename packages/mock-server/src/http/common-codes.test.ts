import { operations } from '@wallet/contract';
import { errorStatus } from '@wallet/contract/errors';
import { expect, it } from 'vitest';
import type { CommonCode } from './common.ways.ts';
import { commonWays, isCommon } from './common.ways.ts';
import { openServer, send } from './http.sample.ts';

const server = await openServer();

it.each(Object.keys(commonWays) as CommonCode[])(
  '%s is answered alike by every call that declares it',
  async (code) => {
    const declaring = operations.filter(({ id, metadata }) =>
      metadata.errors.some((one) => one === code && isCommon(one, id)),
    );
    expect(declaring.length).toBeGreaterThan(20);
    for (const { id } of declaring) {
      const world = server.worlds.create();
      world.clock.freeze();
      const answer = await send(server, id, { world, ...commonWays[code].done(world) });
      expect([id, answer.status, answer.body.message]).toEqual([id, errorStatus[code][0], code]);
      server.worlds.remove(world.id);
    }
  },
);
