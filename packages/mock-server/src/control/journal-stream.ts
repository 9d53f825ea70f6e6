/** The journal as server-sent events: what there is from `?from=` on, then every entry as it is written. */
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/http-error.ts';
import { securityHeaders } from '../http/headers.ts';
import type { Persistence } from '../persistence/persistence.ts';
import { canonical } from '../world/plain.ts';
import type { JournalEntry } from '../world/journal.ts';
import type { Worlds } from '../world/worlds.ts';
import { controlPrefix } from './control.contract.ts';
import { createGuard } from './control.http.ts';
import type { HasControlAccess } from './control-access.ts';

export function serveJournalStream(
  app: FastifyInstance,
  worlds: Worlds,
  persistence: Persistence,
  hasControlAccess: HasControlAccess,
): void {
  app.get<{ Params: { world: string }; Querystring: { from?: string } }>(
    `${controlPrefix}/worlds/:world/journal/stream`,
    { onRequest: createGuard(hasControlAccess) },
    (request, reply) => {
      const world = worlds.get(request.params.world);
      if (!world) throw notFound();
      const from = Number(request.query.from ?? 0);
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { ...securityHeaders, 'content-type': 'text/event-stream; charset=utf-8' });
      // An entry leaves when it is kept, else another one might have its number after a crash.
      const write = (entry: JournalEntry): void => {
        if (persistence.commit()) raw.write(`id: ${entry.n}\ndata: ${canonical(entry)}\n\n`);
      };
      world.journal.entries(Number.isSafeInteger(from) && from > 0 ? from : 0).forEach(write);
      const stop = world.journal.listen(write);
      raw.once('close', stop);
      raw.flushHeaders();
    },
  );
}
