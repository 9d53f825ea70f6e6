/** A call sent before the app has loaded, until the app sends the same. */
export interface Preloaded {
  readonly address: string;
  /** The token of its member. */
  readonly token: string;
  /** `performance.now()` of the request. */
  readonly sentAt: number;
  readonly response: Promise<Response>;
  cancel(): void;
}

declare global {
  interface Window {
    /** Set by the first script, or empty by the first call of the app. */
    preloadedCalls?: Preloaded[] | undefined;
  }
}

/** Defaults of all requests: cookies to our own origin only, no cache, no redirects (quality 2). */
export const requestDefaults = {
  credentials: 'same-origin',
  cache: 'no-store',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
} as const satisfies RequestInit;

/** Milliseconds until the response is stale. */
const fresh = 10_000;

/**
 * Returns a `fetch` with a preloaded response, or undefined for any other call, member or second caller. Called for
 * every call: the first one ends preloading, and an effect drops all responses.
 */
export function consumePreloaded(address: string, isSafe: boolean, token: string | undefined) {
  const preloadedCalls = (window.preloadedCalls ??= []);
  const preloaded = preloadedCalls.find((one) => one.address === address && one.token === token);
  window.preloadedCalls = isSafe ? preloadedCalls.filter((one) => one !== preloaded) : [];
  if (!preloaded || !isSafe) return undefined;
  if (performance.now() - preloaded.sentAt > fresh) {
    preloaded.cancel();
    return undefined;
  }
  return (_address: string, { signal }: RequestInit): Promise<Response> => {
    signal?.addEventListener('abort', () => preloaded.cancel());
    return preloaded.response;
  };
}
