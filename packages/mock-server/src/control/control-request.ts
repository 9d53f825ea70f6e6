/** One request of the control client, and its errors. The module imports no rules and no schemas. */
import { ControlError } from '../world/control-error.ts';
import { controlHeader } from './control-header.ts';

export type Call = (
  method: string,
  path: string,
  request: { readonly query?: object; readonly body?: unknown },
) => Promise<unknown>;

export function createCall(baseUrl: string, fetch: typeof globalThis.fetch, key?: string): Call {
  return async (method, path, { query = {}, body }) => {
    const url = new URL(path, baseUrl);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method,
      headers: {
        [controlHeader.name]: controlHeader.value,
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new ControlError('failed', `${method} ${path}: no simulator responds at ${baseUrl}.`, {
        cause,
      });
    });
    const content = await contentOf(response, baseUrl);
    if (response.ok) return content;
    throw ControlError.ofStatus(
      response.status,
      `${method} ${path}: ${(content as { message: string }).message}`,
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
