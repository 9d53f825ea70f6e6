/** The journal and the traffic as server-sent events: what there is from `?from=` on, then each as it comes. */
import type { FastifyInstance } from 'fastify';
import type { Exchange } from '../http/exchanges.ts';
import { exchangesOf, listenToExchanges } from '../http/exchanges.ts';
import { notFound } from '../http/http-error.ts';
import { securityHeaders } from '../http/headers.ts';
import type { Persistence } from '../persistence/persistence.ts';
import { canonical } from '../world/plain.ts';
import type { JournalEntry } from '../world/journal-schema.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { controlPrefix } from './control.contract.ts';
import { createGuard } from './control.http.ts';
import type { HasControlAccess } from './control-access.ts';
import { viewExchange } from './traffic-handlers.ts';

interface Streamed<Item> {
  readonly held: (world: World, from: number) => readonly Item[];
  readonly listen: (world: World, listener: (item: Item) => void) => () => void;
  readonly numberOf: (item: Item) => number;
  readonly write: (world: World, item: Item) => string;
}

const journal: Streamed<JournalEntry> = {
  held: (world, from) => world.journal.entries(from),
  listen: (world, listener) => world.journal.listen(listener),
  numberOf: ({ n }) => n,
  write: (_world, entry) => canonical(entry),
};

const traffic: Streamed<Exchange> = {
  held: exchangesOf,
  listen: listenToExchanges,
  numberOf: ({ n }) => n,
  write: (world, exchange) => JSON.stringify(viewExchange(world, exchange)),
};

export function serveStreams(
  app: FastifyInstance,
  worlds: Worlds,
  persistence: Persistence,
  hasControlAccess: HasControlAccess,
): void {
  const serve = <Item>(name: string, { held, listen, numberOf, write }: Streamed<Item>): void =>
    void app.get<{ Params: { world: string }; Querystring: { from?: string } }>(
      `${controlPrefix}/worlds/:world/${name}/stream`,
      { onRequest: createGuard(hasControlAccess) },
      (request, reply) => {
        const world = worlds.get(request.params.world);
        if (!world) throw notFound();
        const from = Number(request.query.from ?? 0);
        reply.hijack();
        const { raw } = reply;
        raw.writeHead(200, { ...securityHeaders, 'content-type': 'text/event-stream; charset=utf-8' });
        // An item leaves when it is kept, else another one might have its number after a crash.
        const send = (item: Item): void => {
          if (persistence.commit()) raw.write(`id: ${numberOf(item)}\ndata: ${write(world, item)}\n\n`);
        };
        held(world, Number.isSafeInteger(from) && from > 0 ? from : 0).forEach(send);
        const stop = listen(world, send);
        raw.once('close', stop);
        raw.flushHeaders();
      },
    );
  serve('journal', journal);
  serve('traffic', traffic);
}
