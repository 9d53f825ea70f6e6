/** The simulator of a preview: the same worlds, rules and pipeline, in the page instead of over HTTP. */
import type { OperationId } from '@wallet/contract';
import { controlRoutes } from '../src/control/control.contract.ts';
import { controlPrefix, scenarioSchemaPath } from '../src/control/control-header.ts';
import { createPerformer } from '../src/control/control.http.ts';
import { eventType, heldEvents } from '../src/control/journal-stream.ts';
import { isOwnRoom } from '../src/domains/chat/room.ts';
import { picturePath } from '../src/domains/picture-address.ts';
import { authGuard, bindings } from '../src/domains/bindings.ts';
import { findFile } from '../src/domains/chat/file.ts';
import { parseBody, type ReceivedBody } from '../src/http/body.ts';
import { createDeferredResponses } from '../src/http/deferred-responses.ts';
import { largestFile } from '../src/http/form.ts';
import { HttpError } from '../src/http/http-error.ts';
import { servedOperations, type ServedOperation } from '../src/http/bind.ts';
import { pictureOf } from '../src/pictures/picture.ts';
import { createResponder } from '../src/http/responder.ts';
import { jsonType, type OutgoingResponse } from '../src/http/response-writer.ts';
import { UploadedFile } from '../src/http/upload.ts';
import { inMemory } from '../src/persistence/persistence.ts';
import { createOrigins, worldRules } from '../src/scenario/origins.ts';
import { bytesOfBase64 } from '../src/scenario/scenario-client.ts';
import { scenarioJsonSchema } from '../src/scenario/scenario-json.ts';
import { startTimeline } from '../src/scenario/scenario-timeline.ts';
import { runDueEvents } from '../src/scheduler.ts';
import { createConnections, type Connections } from '../src/socket/connections.ts';
import { parsedJson } from '../src/world/plain.ts';
import type { World } from '../src/world/world.ts';
import { openWorldFile, type OpenedFile } from '../src/world/world-file.ts';
import { createWorlds, defaultWorldId } from '../src/world/worlds.ts';
import { matchPath } from '../src/control/match-path.ts';

export interface Simulator {
  readonly world: World;
  readonly connections: Connections;
  /** Resolves to the response of a request, undefined for a broken connection. */
  handle(request: Request): Promise<Response | undefined>;
}

/** Creates the simulator of a scenario, or of an opened file. Throws a ControlError. */
export function createSimulator(scenario: string | undefined, open?: OpenedFile): Simulator {
  const rules = worldRules(Date.now);
  const origins = createOrigins(rules);
  const earlier = open
    ? { worlds: [openWorldFile(rules, defaultWorldId, open)], named: 0 }
    : inMemory.earlier;
  const worlds = createWorlds({
    origin: () => origins({ scenario }),
    realNow: Date.now,
    earlier,
    onRemove: (world) => deferredResponses.end(world),
  });
  for (const world of worlds.list()) if (!earlier.worlds.includes(world)) startTimeline(world);
  const deferredResponses = createDeferredResponses();
  const shared = { worlds, authGuard, deferredResponses, persistence: inMemory };
  const respond = createResponder(shared);
  const connections = createConnections({ ...shared, mayJoin: isOwnRoom });
  const perform = createPerformer({ worlds, origins, rules, deferredResponses });
  const operations = servedOperations(bindings);
  runDueEvents(() => worlds.list());

  async function handleCall(operation: ServedOperation, params: unknown, request: Request) {
    const body = await readBody(operation, request);
    const headers = Object.fromEntries(request.headers);
    const { pathname, search } = new URL(request.url);
    const call = { operation, method: request.method, url: pathname + search, headers, params, body };
    const response = await new Promise<OutgoingResponse>((send) =>
      respond({ ...call, ip: '127.0.0.1' }, send),
    );
    return responseOf(response);
  }

  /** Returns a stream that ends after the existing events. The client reconnects. */
  function openStream({ pathname, searchParams }: URL): Response | undefined {
    const path = matchPath(`${controlPrefix}/worlds/:world/:name/stream`, pathname);
    const world = path && worlds.get(path['world'] ?? '');
    const events = world && heldEvents(path['name'] ?? '', world, searchParams.get('from'));
    return events === undefined
      ? undefined
      : new Response(events, { headers: { 'content-type': eventType } });
  }

  async function handleControl(request: Request, url: URL) {
    const { pathname, searchParams } = url;
    // A phone cannot connect to a simulator in a page.
    if (pathname === `${controlPrefix}/phone`) return Response.json({});
    const stream = openStream(url);
    if (stream) return stream;
    for (const route of controlRoutes) {
      const params = route.method === request.method ? matchPath(route.path, pathname) : undefined;
      if (!params) continue;
      const text = (await request.text()).trim();
      const sent = parsedJson(text, undefined);
      if (text !== '' && sent === undefined)
        return Response.json({ message: 'The body is not JSON.' }, { status: 422 });
      const query = Object.fromEntries(searchParams);
      const { status, body } = await perform(route, { params, query, body: sent });
      return new Response(JSON.stringify(body), { status, headers: { 'content-type': jsonType } });
    }
    return notFound();
  }

  function serveFile(path: string): Response | undefined {
    const drawn = matchPath(`${picturePath}/:kind/:file`, path);
    const picture = drawn && pictureOf(drawn['kind'] ?? '', drawn['file'] ?? '');
    if (picture !== undefined) return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } });
    const place = matchPath('/_mock/upload/:world/:file', path);
    const world = place && worlds.get(place['world'] ?? '');
    const file = world && findFile(world, place['file'] ?? '');
    return file && new Response(bytesOfBase64(file.content), { headers: { 'content-type': file.type } });
  }

  return {
    world: worlds.get(defaultWorldId) as World,
    connections,
    async handle(request) {
      const url = new URL(request.url);
      if (url.pathname.startsWith(controlPrefix)) return handleControl(request, url);
      if (url.pathname === scenarioSchemaPath) return Response.json(scenarioJsonSchema());
      for (const operation of operations) {
        const params = operation.method === request.method && matchPath(operation.path, url.pathname);
        if (params) return handleCall(operation, params, request);
      }
      return serveFile(url.pathname) ?? notFound();
    },
  };
}

const notFound = (): Response => Response.json({ message: 'NO_DATA' }, { status: 404 });

function responseOf(response: OutgoingResponse): Promise<Response | undefined> | Response | undefined {
  // A hanging connection never resolves.
  if ('cut' in response) return response.cut === 'hang' ? new Promise(() => undefined) : undefined;
  const { status, bytes, headers } = response;
  return new Response(status === 204 || status === 304 ? null : bytes, {
    status,
    headers: { 'content-type': jsonType, ...headers },
  });
}

async function readBody(operation: ServedOperation, request: Request): Promise<ReceivedBody> {
  if (operation.contentType === 'multipart/form-data') return readForm(operation.id, request);
  const type = request.headers.get('content-type') ?? undefined;
  return parseBody(new Uint8Array(await request.arrayBuffer()), type);
}

async function readForm(operation: OperationId, request: Request): Promise<ReceivedBody> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    return { kind: 'absent' };
  }
  const fields: Record<string, string | UploadedFile> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      fields[name] = value;
      continue;
    }
    if (value.size > (largestFile[operation] ?? 0))
      return { kind: 'broken', error: new HttpError('SLIP_INVALID_FILE', 413) };
    fields[name] = new UploadedFile(new Uint8Array(await value.arrayBuffer()), value.name, value.type);
  }
  return { kind: 'form', fields };
}
