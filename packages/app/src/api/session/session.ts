import { createListeners } from '#api/storage/listeners.ts';
import {
  removeStored,
  clearSession,
  clearTab,
  readStored,
  writeStored,
} from '#api/storage/browser-storage.ts';
import { unmarkEnded, isEnded, markEnded } from './ended-tokens.ts';

/** Why the session ended, if it did so by itself; shown once on the page the player lands on. */
export type SessionEnd = 'expired' | 'signed-out-elsewhere';

/** Who is signed in, as far as this tab knows. */
export interface SessionState {
  readonly token: string | undefined;
  /** Rises with every sign-in and sign-out; query keys begin with it, so that no late answer reaches the next member. */
  readonly epoch: number;
  readonly ended: SessionEnd | undefined;
}

const listeners = createListeners();
let state: SessionState = { token: readToken(), epoch: 0, ended: undefined };

/** Other tabs hear of a sign-out that web storage does not tell them of. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');

/** The stored token; one that was signed out is a copy in this tab alone, and goes. */
function readToken(): string | undefined {
  const token = readStored('token');
  if (token === undefined || !isEnded(token)) return token;
  clearTab();
  return readStored('token');
}

function change(token: string | undefined, ended?: SessionEnd): void {
  state = { token, epoch: state.epoch + 1, ended };
  listeners.notify();
}

function clear(ended?: SessionEnd): void {
  clearSession();
  change(undefined, ended);
}

/** The session of this tab; read with `useSyncExternalStore` or directly. */
export const session = {
  get: (): SessionState => state,

  /** Tells of every sign-in and sign-out, and of nothing else. */
  subscribe: listeners.subscribe,

  /** Stores the token: for good when the player asked to be remembered, else for the session (spec 4). */
  signIn(token: string, isRemembered: boolean): void {
    // Another tab may have kept it for the member before; and a member is not invited once more.
    removeStored('wallet-seen', 'withdrawal-followed', 'session-clock', 'code');
    unmarkEnded(token);
    writeStored('token', token, isRemembered ? 'for-good' : 'for-session');
    change(token);
  },

  /** Forgets token, agreement and last-sync markers, here and in other tabs. */
  signOut(): void {
    const { token } = state;
    if (token === undefined && readStored('token') === undefined) return;
    clear();
    if (token === undefined) return;
    markEnded(token);
    channel?.postMessage(token);
  },

  /** The backend no longer takes the token. Says so once, however many calls find out at the same time. */
  expire(token: string | undefined): void {
    if (token !== undefined && token === state.token) clear('expired');
  },

  /** The reason has been shown. */
  acknowledge(): void {
    if (state.ended) state = { ...state, ended: undefined };
  },
};

/**
 * Notes whose session it is now. What comes back says, whenever it is asked, whether it still is: what was begun for one
 * member must not reach the next.
 */
export function watchSession(): () => boolean {
  const { epoch } = state;
  return () => state.epoch === epoch;
}

if (channel) {
  channel.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === state.token) clear('signed-out-elsewhere');
  };
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    const isOurs = key === 'token' || key === null;
    // What this tab keeps for itself is not gone with what the other one has removed.
    if (isOurs && newValue === null && state.token !== undefined && readStored('token') === undefined)
      clear('signed-out-elsewhere');
  });
  // A page restored by the back button must not show what a sign-out has removed meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || state.token === readToken()) return;
    // It would still be seen until the new one is there.
    document.body.hidden = true;
    window.location.reload();
  });
}
