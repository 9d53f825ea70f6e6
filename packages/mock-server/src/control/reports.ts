/** Replaces the operator's reporting endpoint (`APP_REPORT_TO=/_mock/reports`). */
import type { FastifyInstance } from 'fastify';
import { ReportBatch } from '@wallet/contract/report';
import { worldIdOf } from '../http/caller.ts';
import { parsedJson } from '../world/plain.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import type { ControlHandlers } from './handler.ts';

const mostBatches = 100;

/** Reports by world. They are no part of its state. */
const reportsByWorld = new WeakMap<World, ReportBatch[]>();

const reportsOf = (world: World): readonly ReportBatch[] => reportsByWorld.get(world) ?? [];

/** Receives beacons. They have no custom header, so any page may send one; malformed ones are rejected. */
export function receiveReports(app: FastifyInstance, worlds: Worlds): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, text, done) =>
      done(null, text),
    );
    scope.post('/_mock/reports', ({ headers, body }, reply) => {
      const world = worlds.get(worldIdOf(headers));
      const batch = ReportBatch.safeParse(parsedJson(String(body), undefined));
      if (!world || !batch.success)
        return reply
          .code(422)
          .send({ message: world ? 'The body is no batch of reports.' : 'There is no such world.' });
      reportsByWorld.set(world, [...reportsOf(world), batch.data].slice(-mostBatches));
      return reply.code(204).send();
    });
  });
}

export const reportHandlers: ControlHandlers<'reports'> = { list: ({ world }) => [...reportsOf(world)] };
