/** Addresses for a browser: entering a world, and what describes the calls. */
import type { FastifyInstance } from 'fastify';
import { worldCookieOf } from '../http/caller.ts';
import { errorResponse } from '../http/http-error.ts';
import { sendResponse } from '../http/server-errors.ts';
import { scenarioJsonSchema } from '../scenario/scenario-json.ts';
import { ControlError } from '../world/control-error.ts';
import { noSuchWorld, type Worlds } from '../world/worlds.ts';
import { scenarioSchemaPath } from './control-header.ts';
import { consolePath } from './console.ts';

/** Serves `/_mock/enter/{world}`, the OpenAPI documents and the JSON schema of scenarios. */
export function servePages(app: FastifyInstance, worlds: Worlds): void {
  app.get<{ Params: { world: string }; Querystring: { next?: unknown } }>(
    '/_mock/enter/:world',
    (request, reply) => {
      // A subresource of a foreign page must not switch the world of the visitor.
      if ((request.headers['sec-fetch-dest'] ?? 'document') !== 'document')
        return sendResponse(errorResponse('INVALID_IP'), request, reply);
      const world = worlds.get(request.params.world);
      if (!world) throw new ControlError('notFound', noSuchWorld(request.params.world));
      void reply
        .header(
          'set-cookie',
          `${worldCookieOf(request.headers.host)}=${world.id}; Path=/; HttpOnly; SameSite=Lax`,
        )
        .redirect(ownPath(request.query.next) ?? '/', 303);
    },
  );

  for (const path of ['/_mock', '/_mock/'])
    app.get(path, (_request, reply) => {
      void reply.redirect(`${consolePath}/`, 303);
    });

  app.get(scenarioSchemaPath, (_request, reply) => reply.send(scenarioJsonSchema()));

  app.get('/_mock/openapi.json', async (_request, reply) => {
    const { describeContract } = await import('./openapi.ts');
    return reply.send({ ...describeContract(), servers: [{ url: '/' }] });
  });

  app.get('/_mock/control.json', async (_request, reply) => {
    const { describeControl } = await import('./openapi-control.ts');
    return reply.send(describeControl());
  });
}

/** Returns a path of this origin, undefined for a path that could lead to another. */
export function ownPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || next.length > 512) return undefined;
  // A second slash or a backslash would name another host; browsers remove control characters before parsing.
  return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(next) ? next : undefined;
}
