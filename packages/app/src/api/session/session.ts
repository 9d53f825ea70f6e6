import { createListeners } from '#api/storage/listeners.ts';
import {
  removeStored,
  clearMember,
  clearSession,
  clearTab,
  readStored,
  writeStored,
} from '#api/storage/browser-storage.ts';
import { unmarkEnded, isEnded, markEnded } from './ended-tokens.ts';

/** Why the session ended, unless by a sign-out; shown once on the next page. */
export type SessionEnd = 'expired' | 'signed-out-elsewhere';

export interface SessionState {
  readonly token: string | undefined;
  /**
   * Rises with each sign-in and sign-out; query keys start with it, so that no late response reaches the next member.
   */
  readonly epoch: number;
  readonly ended: SessionEnd | undefined;
}

const listeners = createListeners();
let state: SessionState = { token: readToken(), epoch: 0, ended: undefined };

/** Sends sign-outs to other tabs where web storage sends no event. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');

/** Returns the stored token; removes this tab's copy of a signed-out one. */
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

/** The session of this tab, a store for `useSyncExternalStore`. */
export const session = {
  get: (): SessionState => state,

  /** Called on sign-in and sign-out only. */
  subscribe: listeners.subscribe,

  /** Stores the token: permanently if the player selected that, otherwise for the session (spec 4). */
  signIn(token: string, isRemembered: boolean): void {
    // An earlier tab may have left data of the last member.
    clearMember();
    // A member needs no invitation.
    removeStored('code');
    unmarkEnded(token);
    writeStored('token', token, isRemembered ? 'for-good' : 'for-session');
    change(token);
  },

  /** Removes token, agreement and last-sync markers, here and in other tabs. */
  signOut(): void {
    const { token } = state;
    if (token === undefined && readStored('token') === undefined) return;
    clear();
    if (token === undefined) return;
    markEnded(token);
    channel?.postMessage(token);
  },

  /** Ends the session after the backend rejected its token; further calls do nothing. */
  expire(token: string | undefined): void {
    if (token !== undefined && token === state.token) clear('expired');
  },

  /** Clears the reason after it was shown. */
  acknowledge(): void {
    if (state.ended) state = { ...state, ended: undefined };
  },
};

/** Returns a function that checks for the same session: work for one member must not reach the next. */
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
    // The other tab cannot remove this tab's session storage.
    if (isOurs && newValue === null && state.token !== undefined && readStored('token') === undefined)
      clear('signed-out-elsewhere');
  });
  // A page restored by the back button must not show data that a sign-out has removed.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || state.token === readToken()) return;
    // Hides the old page until the new one loads.
    document.body.hidden = true;
    window.location.reload();
  });
}
