/** One request of the control client, and its errors. The module imports no rules and no schemas, only types. */
import type * as z from 'zod/mini';
import { ControlError } from '../world/control-error.ts';
import type { ControlContract } from './control.contract.ts';
import { controlHeader } from './control-header.ts';

/** Bodies and responses on the wire, with amounts in baht. */
export type In<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;
export type AnyRoute = {
  [G in keyof ControlContract]: ControlContract[G][keyof ControlContract[G]];
}[keyof ControlContract];
type ResponseBody<Route extends AnyRoute> = In<Route['responses'][200]>;

type Request<Route extends AnyRoute> = (Route extends { pathParams: infer P } ? { params: In<P> } : unknown) &
  (Route extends { query: infer Q } ? { query?: In<Q> } : unknown) &
  (Route extends { body: infer B }
    ? undefined extends In<B>
      ? { body?: In<B> }
      : { body: In<B> }
    : unknown);

export type Call = <Route extends AnyRoute>(
  route: Route,
  request: Request<Route>,
) => Promise<ResponseBody<Route>>;

export function createCall(baseUrl: string, fetch: typeof globalThis.fetch, key?: string): Call {
  return async (route, request) => {
    const {
      params = {},
      query = {},
      body,
    } = request as {
      params?: Record<string, string>;
      query?: Record<string, string | number>;
      body?: unknown;
    };
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const url = new URL(path, baseUrl);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method: route.method,
      headers: {
        [controlHeader.name]: controlHeader.value,
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new ControlError('failed', `${route.method} ${path}: no simulator responds at ${baseUrl}.`, {
        cause,
      });
    });
    const content = await contentOf(response, baseUrl);
    if (response.ok) return content as never;
    throw ControlError.ofStatus(
      response.status,
      `${route.method} ${path}: ${(content as { message: string }).message}`,
    );
  };
}

/** Returns the JSON of a response. Throws a ControlError for another content, as of a server that is no simulator. */
async function contentOf(response: Response, baseUrl: string): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new ControlError(
      'failed',
      `${baseUrl} is no simulator: it responds to a control call with status ${response.status} and no JSON.`,
      { cause },
    );
  }
}
