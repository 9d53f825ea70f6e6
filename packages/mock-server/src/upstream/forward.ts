/** Forwards calls to the upstream, and to no other host. */
import type { IncomingHttpHeaders } from 'node:http';
import { isWorldCookie, worldHeader } from '../http/caller.ts';

export interface OutgoingCall {
  readonly method: string;
  /** The path with the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface UpstreamResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly cookies: readonly string[];
  readonly text: string;
}

/** `unreached`: the upstream did not receive the call. `lost`: it may have received it. */
export type Forwarded = UpstreamResponse | { readonly failed: 'unreached' | 'lost'; readonly reason: string };

/** Maximum bytes of a response. */
const largestResponse = 16 * 1024 * 1024;

/** Marks a forwarded call, so that an upstream that leads back here does not nest it without end. */
export const via = '1.1 wallet-mock';

/** Headers that are not forwarded: of the connection, the local address, or the simulator. */
const kept = new Set([
  'connection',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'accept-encoding',
  'origin',
  'referer',
  'expect',
  'x-mock-control',
  worldHeader,
]);

/** Milliseconds until a response is late. */
const longestWait = 30_000;

/** Codes of errors before the connection was open. */
const neverOpen =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|.*CERT.*)$/;

/**
 * Forwards a call below the path of the upstream. Returns redirects without following them. A path with dot segments,
 * also encoded ones, could leave that path, so it is not sent.
 */
export async function forward(upstream: URL, call: OutgoingCall): Promise<Forwarded> {
  const { pathname, search } = new URL(call.path, 'http://simulator.invalid');
  const target = new URL(upstream.origin + upstream.pathname.replace(/\/+$/, '') + pathname + search);
  if (target.origin !== upstream.origin) return { failed: 'unreached', reason: 'another host was meant' };
  if (pathname !== call.path.split('?', 1)[0] || hasDotSegment(pathname))
    return { failed: 'unreached', reason: 'the path has dot segments' };
  const controller = new AbortController();
  // Node 20 loses a signal of `AbortSignal.timeout` inside `AbortSignal.any` in a garbage collection.
  const timer = setTimeout(
    () => controller.abort(new Error(`no response within ${longestWait} ms`)),
    longestWait,
  );
  try {
    const response = await fetch(target, {
      method: call.method,
      headers: headersFor(call.headers),
      ...(call.body.length > 0 && { body: new Uint8Array(call.body) }),
      redirect: 'manual',
      signal: controller.signal,
    });
    const text = response.status > 599 ? undefined : await textOf(response);
    if (text === undefined) {
      controller.abort();
      const tooLong = `more than ${largestResponse} bytes came`;
      return { failed: 'lost', reason: response.status > 599 ? `its status is ${response.status}` : tooLong };
    }
    return {
      status: response.status,
      headers: response.headers,
      cookies: response.headers.getSetCookie().filter((cookie) => !isWorldCookie(cookie)),
      text,
    };
  } catch (error) {
    const { name, message, cause } = error as Error;
    const { code = '' } = (cause ?? {}) as { code?: string };
    const reason = code || (cause instanceof Error ? cause.message : message);
    return { failed: neverOpen.test(code) && name === 'TypeError' ? 'unreached' : 'lost', reason };
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a backend that decodes a path before it resolves it would leave the path, as by `..%2f`. */
function hasDotSegment(pathname: string): boolean {
  try {
    return /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

function headersFor(incoming: IncomingHttpHeaders): [string, string][] {
  const forwarded = Object.entries(incoming).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || kept.has(name) || name.startsWith('sec-')) return [];
    if (name !== 'cookie') return [value].flat().map((one) => [name, one]);
    const cookies = String(value)
      .split(/;\s*/)
      .filter((pair) => !isWorldCookie(pair));
    return cookies.length > 0 ? [[name, cookies.join('; ')]] : [];
  });
  // A compressed response could be a thousand times its size.
  return [...forwarded, ['accept-encoding', 'identity'], ['via', via]];
}

async function textOf(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > largestResponse) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
