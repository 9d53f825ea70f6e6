/** The contract over Fastify: one route per declared call, all through the same pipeline. */
import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { servedOperations, type Bindings, type ServedOperation } from './bind.ts';
import { readBody, type ReceivedBody } from './body.ts';
import type { ClientAddress } from './client-address.ts';
import { readForm } from './form.ts';
import { createResponder, type ResponderOptions } from './responder.ts';
import { writeResponse } from './response-writer.ts';

export interface CallsOptions extends ResponderOptions {
  readonly bindings: Bindings;
  readonly clientAddress: ClientAddress;
}

/** The plugin of the contract's calls. Uploads have a separate scope. */
export async function serveCalls(app: FastifyInstance, options: CallsOptions): Promise<void> {
  const responder = createResponder(options);
  const respond = (
    operation: ServedOperation,
    request: FastifyRequest,
    reply: FastifyReply,
    body: ReceivedBody,
  ): void => {
    const { method, url, headers, params, raw } = request;
    const ip = options.clientAddress(raw);
    responder({ operation, method, url, headers, params, ip, body }, (response) =>
      writeResponse(response, request, reply),
    );
  };
  const served = servedOperations(options.bindings);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
      readBody(payload, request.headers['content-type']),
    );
    for (const operation of served.filter(({ contentType }) => contentType !== 'multipart/form-data'))
      scope.route({
        method: operation.method,
        url: operation.path,
        config: { operation },
        handler: (request, reply) => {
          const body = request.body as ReceivedBody | undefined;
          respond(operation, request, reply, body ?? { kind: 'absent' });
        },
      });
  });
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { throwFileSizeLimit: false });
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    for (const operation of served.filter(({ contentType }) => contentType === 'multipart/form-data'))
      scope.route({
        method: operation.method,
        url: operation.path,
        config: { operation },
        handler: async (request, reply) => {
          respond(operation, request, reply, await readForm(request, operation.id));
          return reply;
        },
      });
  });
}
