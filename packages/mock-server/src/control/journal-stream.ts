/** The journal and the traffic as server-sent events: existing items from `?from=` on, then new ones. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { exchangesOf, listenToExchanges, type Exchange } from '../http/exchanges.ts';
import { notFound } from '../http/http-error.ts';
import { securityHeaders } from '../http/headers.ts';
import type { Persistence } from '../persistence/persistence.ts';
import { canonical } from '../world/plain.ts';
import type { JournalEntry } from '../world/journal-schema.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { controlPrefix } from './control-header.ts';
import type { ControlGuard } from './control-access.ts';
import { viewExchange } from './traffic-handlers.ts';
import type { Team } from '../team/team.ts';

export const eventType = 'text/event-stream; charset=utf-8';

type Numbered = JournalEntry | Exchange;

interface Streamed<Item extends Numbered> {
  readonly held: (world: World, from: number) => readonly Item[];
  readonly listen: (world: World, listener: (item: Item) => void) => () => void;
  readonly write: (world: World, item: Item) => string;
}

const journal: Streamed<JournalEntry> = {
  held: (world, from) => world.journal.entries(from),
  listen: (world, listener) => world.journal.listen(listener),
  write: (_world, entry) => canonical(entry),
};

const traffic: Streamed<Exchange> = {
  held: exchangesOf,
  listen: listenToExchanges,
  write: (world, exchange) => JSON.stringify(viewExchange(world, exchange)),
};

const eventOf = <Item extends Numbered>({ write }: Streamed<Item>, world: World, item: Item): string =>
  `id: ${item.n}\ndata: ${write(world, item)}\n\n`;

/** Returns the number of `?from=`. */
function numberFrom(text: string | null | undefined): number {
  const from = Number(text ?? 0);
  return Number.isSafeInteger(from) && from > 0 ? from : 0;
}

/** Returns items as events from a number on, or all of them when the world was reset since. */
function eventsOf<Item extends Numbered>(streamed: Streamed<Item>, world: World, from: number): string {
  const last = streamed.held(world, 0).at(-1);
  const isNew = last !== undefined && from > last.n + 1;
  return streamed
    .held(world, isNew ? 0 : from)
    .map((item) => eventOf(streamed, world, item))
    .join('');
}

/** Returns the existing events, for a client that reconnects; undefined for an unknown stream. */
export function heldEvents(name: string, world: World, fromText: string | null): string | undefined {
  const from = numberFrom(fromText);
  if (name === 'journal') return eventsOf(journal, world, from);
  return name === 'traffic' ? eventsOf(traffic, world, from) : undefined;
}

const openStreams = new WeakMap<World, Set<ServerResponse>>();

/** Ends the streams of a removed world; a client that reconnects gets 404. */
export const closeStreams = (world: World): void => openStreams.get(world)?.forEach((raw) => raw.end());

export function serveStreams(
  app: FastifyInstance,
  worlds: Worlds,
  persistence: Persistence,
  guard: ControlGuard,
  team: Team | undefined,
): void {
  const serve = <Item extends Numbered>(name: string, streamed: Streamed<Item>): void =>
    void app.get<{ Params: { world: string }; Querystring: { from?: string } }>(
      `${controlPrefix}/worlds/:world/${name}/stream`,
      { onRequest: guard },
      (request, reply) => {
        const world = worlds.get(request.params.world);
        if (!world) throw notFound();
        const mayRead = (): boolean => !team || team.canRead(request, world);
        if (!mayRead()) return reply.code(403).send({ message: `${world.id} is locked.` });
        reply.hijack();
        const { raw } = reply;
        raw.writeHead(200, { ...securityHeaders, 'content-type': eventType });
        // An item is sent after its commit, else another one could get its number after a crash.
        // A call in flight may add one while a slow client still reads the ended stream.
        const send = (item: Item): void => {
          if (!mayRead()) raw.end();
          else if (!raw.writableEnded && persistence.commit()) raw.write(eventOf(streamed, world, item));
        };
        const existing = eventsOf(streamed, world, numberFrom(request.query.from));
        if (persistence.commit()) raw.write(existing);
        const stop = streamed.listen(world, send);
        const open = openStreams.get(world) ?? new Set();
        openStreams.set(world, open.add(raw));
        raw.once('close', () => {
          stop();
          open.delete(raw);
        });
        raw.flushHeaders();
      },
    );
  serve('journal', journal);
  serve('traffic', traffic);
}
