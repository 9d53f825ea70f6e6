/** A call that was sent before the app was there, until the app asks the same (ask-ahead.ts). */
export interface Ahead {
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
    askedAhead?: Ahead | undefined;
  }
}

/** How every request goes: cookies to our own origin only, nothing kept, no redirect followed (quality 2). */
export const alike = {
  credentials: 'same-origin',
  cache: 'no-store',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
} as const satisfies RequestInit;

/** Milliseconds after which what was asked ahead is no news any more. */
const fresh = 10_000;

/** `fetch` for a call that has been sent already; undefined unless it is this one, for this member, and the first to ask. */
export function takeAhead(address: string, method: string, token: string | undefined) {
  const ahead = window.askedAhead;
  if (ahead?.address !== address || method !== 'GET' || ahead.token !== token) return undefined;
  window.askedAhead = undefined;
  if (performance.now() - ahead.sentAt > fresh) {
    ahead.cancel();
    return undefined;
  }
  return (_address: string, { signal }: RequestInit): Promise<Response> => {
    signal?.addEventListener('abort', () => ahead.cancel());
    return ahead.answer;
  };
}
