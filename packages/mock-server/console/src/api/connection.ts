/** The console's connection to a simulator. A preview replaces it with a simulator in the same page. */
import { controlOver, type ControlledWorld } from '@wallet/mock-server/control/control-methods';
import { controlHeader, controlPrefix } from '@wallet/mock-server/control/control-header';
import type { CallTable, ExchangeView } from '@wallet/mock-server/control/control-schema';
import type { Me } from '@wallet/mock-server/team/team-schema';
import type { JournalEntry } from '@wallet/mock-server/world/journal-schema';
import { readStream } from './stream.ts';

export type { ControlledWorld };

/** Called for every event in a watched world. */
export interface Watcher {
  readonly onEntry: (entry: JournalEntry) => void;
  readonly onExchange: (exchange: ExchangeView) => void;
  /** Called when the simulator has no such world, or no longer. */
  readonly onGone: () => void;
}

export type Connection = Awaited<ReturnType<typeof connect>>;

export class SignInNeeded extends Error {}

/**
 * Connects to the simulator that served the page. Rejects without a response. `onSignedOut` is called when the session
 * ends later.
 */
export async function connect(onSignedOut: () => void) {
  const { origin } = location;
  const fetch = watched(onSignedOut);
  const readJson = async <Body>(path: string): Promise<Body> => {
    const headers = { [controlHeader.name]: controlHeader.value };
    const response = await fetch(origin + controlPrefix + path, { headers });
    if (response.status === 401) throw new SignInNeeded();
    const body = (await response.json()) as Body & { message?: string };
    if (!response.ok) throw new Error(body.message);
    return body;
  };
  const me = await readJson<Me>('/team/me');
  const calls = await readJson<CallTable>('/calls');
  const { phoneOrigin } = await readJson<{ phoneOrigin?: string }>('/phone');

  return {
    control: controlOver(calls.control, { baseUrl: origin, fetch }),
    /** The signed-in person; undefined without a team. */
    me: me.name === undefined ? undefined : me,
    /** All calls, with the schemas of the actions. */
    calls,
    origin,
    /** URL of the product for a phone in the same network. */
    phoneOrigin,
    /** Starts watching. Returns the function that stops it. */
    watch(world: string, { onEntry, onExchange, onGone }: Watcher) {
      const ending = new AbortController();
      const streamed = (name: string) =>
        `${origin}${controlPrefix}/worlds/${encodeURIComponent(world)}/${name}/stream`;
      const options = { onGone, signal: ending.signal, fetch };
      void readStream(streamed('journal'), { ...options, onItem: onEntry });
      void readStream(streamed('traffic'), { ...options, onItem: onExchange });
      return () => ending.abort();
    },
    /** Makes a call of the product in a world, without the cookie of this browser. Rejects with the error code. */
    async callProduct(
      world: ControlledWorld,
      { id, token, body }: { id: string; token: string; body: BodyInit },
    ) {
      const call = calls.product.find((one) => one.id === id);
      if (!call) throw new Error(`There is no call ${id}.`);
      const response = await globalThis.fetch(origin + call.path, {
        method: call.method,
        credentials: 'omit',
        headers: { 'x-player-client': 'web', 'x-mock-world': world.id, authorization: `Bearer ${token}` },
        body,
      });
      if (!response.ok) throw new Error(((await response.json()) as { message: string }).message);
    },
  };
}

/** Returns `fetch` that reports a refusal for want of a session. */
const watched =
  (onSignedOut: () => void): typeof globalThis.fetch =>
  async (...request) => {
    const response = await globalThis.fetch(...request);
    if (response.status === 401) onSignedOut();
    return response;
  };
