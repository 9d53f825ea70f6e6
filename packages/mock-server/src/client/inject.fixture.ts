import type { FastifyInstance } from 'fastify';
import type { Transport } from './calls.ts';
import { encodeRequest, responseOf, type HttpResponse } from './http.ts';

/** Returns a transport without a connection. `ip` is the address of the caller. */
export const inject =
  (app: FastifyInstance, ip?: string): Transport<Promise<HttpResponse>> =>
  async (request) => {
    const { method, path, body, headers } = encodeRequest(request);
    const form = body instanceof FormData ? new Response(body) : undefined;
    const payload = form ? Buffer.from(await form.arrayBuffer()) : (body as string | Buffer | undefined);
    const type = form?.headers.get('content-type');
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      headers: { ...headers, ...(type && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
      ...(ip !== undefined && { remoteAddress: ip }),
    });
    const received = new Headers();
    for (const [name, value] of Object.entries(response.headers))
      for (const one of [value ?? []].flat()) received.append(name, String(one));
    return responseOf(response.statusCode, received, response.payload);
  };
