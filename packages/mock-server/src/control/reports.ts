/** Stands in for the operator's reporting address (`APP_REPORT_TO=/_mock/reports`): takes what the app reports of itself. */
import type { FastifyInstance } from 'fastify';
import { ReportBatch } from '@wallet/contract/report';
import { worldIdOf } from '../http/caller.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import type { ControlHandlers } from './handler.ts';

/** Batches that are remembered of a world, the newest. */
const most = 100;

/** A world's reports go with it: they say something of the app, and nothing of the world. */
const taken = new WeakMap<World, ReportBatch[]>();

const reportsOf = (world: World): readonly ReportBatch[] => taken.get(world) ?? [];

/** Takes beacons. They come without a header, so anyone may send one; what is no report is refused. */
export function takeReports(app: FastifyInstance, worlds: Worlds): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, text, done) =>
      done(null, text),
    );
    scope.post('/_mock/reports', ({ headers, body }, reply) => {
      const world = worlds.get(worldIdOf(headers));
      const batch = ReportBatch.safeParse(read(String(body)));
      if (!world || !batch.success)
        return reply.code(422).send({ message: world ? 'That is no batch of reports.' : 'No such world.' });
      taken.set(world, [...reportsOf(world), batch.data].slice(-most));
      return reply.code(204).send();
    });
  });
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const reportHandlers: ControlHandlers<'reports'> = {
  list: ({ world }) => [...reportsOf(world)],
};
