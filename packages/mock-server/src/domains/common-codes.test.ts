import { operations } from '@wallet/contract';
import { errorStatus } from '@wallet/contract/errors';
import { expect, it } from 'vitest';
import { commonCases, isCommon, type CommonCode } from './common-cases.fixture.ts';
import { openServer, send, newWorld } from '../http/http.fixture.ts';

const server = await openServer();

it.each(Object.keys(commonCases) as CommonCode[])(
  'every call that declares %s returns it alike',
  async (code) => {
    const declaring = operations.filter(({ id, metadata }) =>
      metadata.errors.some((one) => one === code && isCommon(one, id)),
    );
    expect(declaring.length).toBeGreaterThan(20);
    const world = newWorld(server.worlds);
    world.clock.freeze();
    const request = commonCases[code].request(world);
    for (const { id } of declaring) {
      const answer = await send(server, id, { world, ...request });
      expect([id, answer.status, answer.body.message]).toEqual([id, errorStatus[code][0], code]);
    }
  },
);
