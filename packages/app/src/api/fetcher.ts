import type { ApiFetcher, ApiFetcherArgs, AppRoute } from '@ts-rest/core';
import { type CallMetadata, type Schema, languageHeader, timeouts } from '@wallet/contract/c';
import { requestDefaults, consumePreloaded } from '#api/preload/preload.ts';
import { originOf } from '#env.ts';
import { connection } from '#api/connection/connection.ts';
import { session, watchSession } from '#api/session/session.ts';
import { encodeBody } from './encode-value.ts';
import { withOrigin } from './resolve-addresses.ts';
import { noteMismatches } from './mismatch.ts';
import { ApiError, unknownError } from './api-error.ts';
import { readResponse } from './read-response.ts';
import { contentOf, errorOf, errorWithin } from './error-response.ts';
import type { OnUpload } from './upload.ts';

/** A call whose origin may differ from that of its service. */
type PlacedCall = CallMetadata & { readonly origin?: string };

/**
 * Sends one request and reads one response. Only this function fetches; upload.ts carries files, and preload/ sends one
 * call before the app has loaded. Every result except a success is thrown as an ApiError.
 */
export const send = async ({
  route,
  path,
  method,
  headers,
  body,
  rawBody,
  fetchOptions,
  onUpload,
}: ApiFetcherArgs & { onUpload?: OnUpload }): ReturnType<ApiFetcher> => {
  const {
    timeout,
    session: caller,
    safe,
    service,
    origin = originOf[service],
  } = route.metadata as PlacedCall;
  const address = origin + path;
  const { token } = session.get();
  const isSameSession = watchSession();
  // After a sign-out, a page about to unmount may still send a call.
  if (caller === 'member' && token === undefined)
    throw new ApiError({ kind: 'unauthorised', failure: { message: 'UNAUTHORIZED' } });
  // An invalid amount throws before the request is sent.
  const sent = isJson(route) ? JSON.stringify(encodeBody(route.body, rawBody)) : body;
  const preloaded = consumePreloaded(address, safe, token);
  const deadline = waitAtMost(timeouts[timeout], fetchOptions?.signal ?? undefined);

  let response: Response;
  let text: string;
  let hasLeft = false;
  try {
    const carry = timeout === 'upload' ? (await import('./upload.ts')).upload : (preloaded ?? fetch);
    response = await carry(address, {
      method,
      headers: {
        ...headers,
        [languageHeader]: document.documentElement.lang,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: sent ?? null,
      signal: deadline.signal,
      onUpload(share: number) {
        hasLeft = share === 1;
        onUpload?.(share);
      },
      ...requestDefaults,
    });
    text = await response.text();
    connection.report({ type: 'responded' });
  } catch {
    const cause = deadline.endedBy();
    // A fully sent request may have its effect even after the caller aborts.
    if (cause === 'caller' && !hasLeft) throw new ApiError({ kind: 'cancelled' });
    if (cause === undefined) connection.report({ type: 'failed', call: `${method} ${route.path}` });
    throw unknownError(cause === 'timeout' ? 'slow' : 'connection');
  } finally {
    deadline.end();
  }

  // A response for one member must not reach the next.
  if (caller === 'member' && !isSameSession()) throw new ApiError({ kind: 'cancelled' });
  const content = contentOf(response.status, text);
  if (!response.ok) throw errorOf(response, text, token);
  // An HTML page in place of JSON comes from a proxy, such as a Wi-Fi login page.
  if (content === undefined) throw unknownError('unexpected');
  const schema = route.responses[200] as Schema;
  const error = errorWithin(schema, content, safe);
  if (error) throw error;
  // The default of a single field is no response to a read without a body.
  const isMissing = safe && text.trim() === '' && !schema.safeParse(content).success;
  const result = readResponse(schema, isMissing ? null : content, safe);
  noteMismatches(`${method} ${route.path}`, result.mismatches);
  if (!result.isReadable) throw unknownError('unexpected');
  return { status: 200, body: withOrigin(schema, result.value, origin), headers: response.headers };
};

const isJson = (route: AppRoute): route is AppRoute & { body: Schema } =>
  'body' in route && typeof route.body === 'object' && route.contentType === 'application/json';

/** Combines the time-out with the caller's signal; older phones have no `AbortSignal.any`. */
function waitAtMost(milliseconds: number, caller: AbortSignal | undefined) {
  const controller = new AbortController();
  let cause: 'timeout' | 'caller' | undefined;
  const stop = (by: 'timeout' | 'caller') => {
    cause ??= by;
    controller.abort();
  };
  const onCaller = () => stop('caller');
  const timer = setTimeout(() => stop('timeout'), milliseconds);
  if (caller?.aborted) onCaller();
  caller?.addEventListener('abort', onCaller);
  return {
    signal: controller.signal,
    endedBy: () => cause,
    end() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onCaller);
    },
  };
}
