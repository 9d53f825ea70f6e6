/** Finds the refusal in a response. */
import type { Schema } from '@wallet/contract/c';
import { gone, isErrorCode, notReached, successCodes } from '@wallet/contract/errors';
import { ErrorBody } from '@wallet/contract/wire/error-body';
import { toErrorBody } from '@wallet/ui/base/fault';
import { session } from '#api/session/session.ts';
import { ApiError, unknownError } from './api-error.ts';

/** Messages that require a sign-in under any status (spec 2, decisions 2). */
const signInAgain = /^(UNAUTHORIZED|EXPIRED_AUTH_TOKEN|UNVERIFIED)$|invalid token/i;

/**
 * Returns the content: JSON, an empty object for a bodiless status, a message for plain text. Returns undefined for a
 * page, truncated JSON, and an empty body under 200.
 */
export function contentOf(status: number, text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return status === 200 ? undefined : {};
  try {
    return JSON.parse(trimmed) as unknown;
  } catch {
    return /^[<{["]/.test(trimmed) ? undefined : { message: trimmed };
  }
}

/**
 * Returns the outcome of a success status that reports an error: `success: false` (spec 7, Spin wheel), or a code in
 * place of the expected response. After any other sign of a failure the effect may have happened.
 */
export function errorWithin(schema: Schema, content: unknown, safe: boolean): ApiError | undefined {
  const { success, error } = (content ?? {}) as { success?: unknown; error?: unknown };
  const failure = failureIn(content);
  const isRefused = success === false;
  if (isRefused || (failure && isErrorCode(failure.message) && !schema.safeParse(content).success))
    return new ApiError({ kind: 'rejected', failure: failure ?? toErrorBody('unexpected') });
  const hasError = (typeof error === 'string' && error.trim() !== '') || (!safe && isDenied(content));
  return hasError && !schema.safeParse(content).success ? unknownError('unexpected') : undefined;
}

/** Fields in which other backends report the result of an effect. */
const resultFields = ['success', 'status', 'statusCode', 'result', 'ok', 'code', 'error'];

function isDenied(content: unknown): boolean {
  const fields = (content ?? {}) as Readonly<Record<string, unknown>>;
  return resultFields.some((name) => {
    const value = fields[name];
    if (name === 'error') return value === true || (typeof value === 'object' && value !== null);
    return typeof value === 'number' ? value >= 400 : denial.test(String(value));
  });
}

const denial = /^(false|fail|failed|failure|error|rejected|refused|declined|denied)$/i;

/**
 * Returns the outcome of a response without success. A known code counts under any status (decisions 18). A sentence of
 * the backend is shown as it is, unless a proxy may have written it: in plain text under a status of overload.
 */
export function errorOf(response: Response, text: string, token: string | undefined): ApiError {
  const { status, headers } = response;
  const failure = failureIn(contentOf(status, text));
  const code = failure?.message ?? '';
  if (status === 410 || code === gone) return new ApiError({ kind: 'gone' });
  const isKnown = isErrorCode(code);
  if (signInAgain.test(code) || (status === 401 && !isKnown)) {
    session.expire(token);
    const kind = token === undefined ? 'rejected' : 'unauthorised';
    return new ApiError({ kind, failure: failure ?? { message: 'UNAUTHORIZED' } });
  }
  if (code === notReached) return new ApiError({ kind: 'rejected', failure: toErrorBody('busy') });
  // The first request of this intent is still running and may succeed (decisions 11).
  if (status === 409 && code === 'REQUEST_LIMIT') return unknownError('running');
  if (status === 429 || code.startsWith('REQUEST_LIMIT')) {
    const refused = failure && (isKnown || isJson(text)) ? failure : { message: 'REQUEST_LIMIT' };
    const { seconds, minutes } = refused.params ?? {};
    const retryAt = retryTime(headers.get('retry-after') ?? seconds ?? (minutes && Number(minutes) * 60));
    return new ApiError({ kind: 'limited', failure: refused, retryAt });
  }
  if (failure && isKnown && code !== 'INTERNAL_SERVER_ERROR')
    return new ApiError({ kind: 'rejected', failure });
  if (status >= 500) {
    const isSaid = isJson(text) && sentence.test(code);
    return unknownError(busyStatuses.includes(status) ? 'busy' : 'server', isSaid ? failure : undefined);
  }
  if (status === 408) return unknownError('slow');
  // A redirect may follow an effect.
  if (status < 400) return unknownError('unexpected');
  // A proxy rejected the request, so nothing has happened.
  const fault = toErrorBody(status === 413 ? 'too-large' : 'unexpected');
  const isSuccess = (successCodes as readonly string[]).includes(code);
  return new ApiError({ kind: 'rejected', failure: failure && !isSuccess ? failure : fault });
}

const isJson = (text: string): boolean => /^\s*\{/.test(text);

/** More than a word or code of ASCII, and no markup. */
const sentence = /^(?![\w.:-]+$)[^<>]+$/;

/** The longest pause that blocks a button, in milliseconds; a longer one is an error of the backend. */
const longestPause = 60 * 60_000;

/** Returns the time of the next try, from seconds or a date; undefined without a useful one. */
function retryTime(after: string | number | undefined): number | undefined {
  const seconds = Number(after);
  const time = Number.isNaN(seconds) ? Date.parse(String(after)) : Date.now() + seconds * 1_000;
  return time <= Date.now() + longestPause ? time : undefined;
}

/** A gateway error or an overloaded backend. */
const busyStatuses: readonly number[] = [502, 503, 504];

/** Returns the failure of a refusal, or undefined. */
function failureIn(content: unknown): ErrorBody | undefined {
  const { message, error } = (content ?? {}) as { message?: unknown; error?: unknown };
  const text = [message, error].find((one): one is string => typeof one === 'string' && one.trim() !== '');
  if (text === undefined) return undefined;
  const read = ErrorBody.safeParse({ ...(content as object), message: text.trim() });
  return read.success ? read.data : { message: text.trim() };
}
