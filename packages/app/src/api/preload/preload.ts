/** A call that was sent before the app was there, until the app asks the same (ask-ahead.ts). */
export interface Preloaded {
  readonly address: string;
  /** Whoever it was asked for. */
  readonly token: string;
  /** `performance.now()` of the sending. */
  readonly sentAt: number;
  readonly answer: Promise<Response>;
  cancel(): void;
}

declare global {
  interface Window {
    /** Null once it is too late: the app asks for itself. */
    preloadedCall?: Preloaded | null | undefined;
  }
}

/** How every request goes: cookies to our own origin only, nothing kept, no redirect followed (quality 2). */
export const requestDefaults = {
  credentials: 'same-origin',
  cache: 'no-store',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
} as const satisfies RequestInit;

/** Milliseconds after which what was asked ahead is no news any more. */
const fresh = 10_000;

/**
 * `fetch` for a call that has been sent already; undefined unless it is this one, for this member, and the first to ask.
 * Told of every call: with the first of them nothing is asked ahead any more, and by an effect what was is news no more.
 */
export function consumePreloaded(address: string, isSafe: boolean, token: string | undefined) {
  const ahead = (window.preloadedCall ??= null);
  const isAsked = ahead?.address === address && ahead.token === token;
  if (isAsked || !isSafe) window.preloadedCall = null;
  if (!isAsked || !isSafe) return undefined;
  if (performance.now() - ahead.sentAt > fresh) {
    ahead.cancel();
    return undefined;
  }
  return (_address: string, { signal }: RequestInit): Promise<Response> => {
    signal?.addEventListener('abort', () => ahead.cancel());
    return ahead.answer;
  };
}
