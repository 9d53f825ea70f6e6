/**
 * The control API as methods over a list of its calls: the contract, or the list that a simulator sends to a browser.
 * The module imports no rules and no schemas, so that a page loads none.
 */
import type * as z from 'zod/mini';
import type { ParamsIn } from './control-call.ts';
import type { ControlContract } from './control.contract.ts';
import { createCall, type Call } from './control-request.ts';
import type { Expectation } from '../world/journal-schema.ts';
import type { WorldRequest } from './control-schema.ts';

export interface ControlOptions {
  /** URL of the simulator, as `http://127.0.0.1:4000`. */
  readonly baseUrl: string;
  /** The key of a person, for a simulator with `--team`. */
  readonly key?: string | undefined;
  readonly fetch?: typeof globalThis.fetch;
}

export type Control = ReturnType<typeof controlOver>;
export type ControlledWorld = ReturnType<typeof controlWorld>;

export type WrittenScenario = Exclude<NonNullable<WorldRequest['scenario']>, string>;

type Routes = readonly { readonly id: string; readonly method: string; readonly path: string }[];

export function controlOver(
  routes: Routes,
  { baseUrl, key, fetch = (...request) => globalThis.fetch(...request) }: ControlOptions,
) {
  const call = createCall(baseUrl, fetch, key);
  const { worlds, scenarios, calls, team } = methodsOf(call, routes);
  return {
    baseUrl,
    worlds: {
      async create(request: WorldRequest = {}) {
        const { id } = await worlds.create(request);
        return controlWorld(call, routes, id);
      },
      list: worlds.list,
      /** Returns the methods of a world by id, without a request. */
      of: (id: string) => controlWorld(call, routes, id),
      /** Creates a world from a file of `exportFile`. */
      importFile: worlds.importFile,
    },
    scenarios: { ...scenarios, check: (scenario: WrittenScenario) => scenarios.check({ scenario }) },
    calls: calls.list,
    /** Returns the person of the key; nothing without a team. */
    me: team.me,
    /** Lists the calls of the team that changed something or were refused, oldest first. */
    audit: (from = 0) => team.audit({ from }),
  };
}

/** The distance of a clock change: milliseconds, a moment (ISO 8601), or the next event. */
export type Distance = number | { readonly to: string } | 'next';

/** Returns a call with the number of a journal entry. */
const callAt =
  (call: Call, entry: number): Call =>
  (method, path, request) =>
    call(method, path, { ...request, query: { ...request.query, at: entry } });

function controlWorld(call: Call, routes: Routes, id: string) {
  return {
    ...worldMethods(call, routes, id),
    /** Copies the world, by default in its present state; `at` is the number of a journal entry. */
    async fork(request: { id?: string; seed?: string; at?: number } = {}) {
      const fork = await methodsOf(call, routes, id).worlds.fork(request);
      return controlWorld(call, routes, fork.id);
    },
    /** Returns the methods of the world as it was at a journal entry. Those that change it are rejected. */
    at: (entry: number) => worldMethods(callAt(call, entry), routes, id),
  };
}

function worldMethods(call: Call, routes: Routes, id: string) {
  const { worlds, history, batch, ...groups }: Omit<Methods, 'scenarios' | 'calls' | 'team'> = methodsOf(
    call,
    routes,
    id,
  );
  const { clock, journal, members, random, registration, snapshots, traffic } = groups;
  return {
    ...groups,
    id,
    read: worlds.read,
    /** Changes the name of the world, and what the others of the team may do in it. */
    change: worlds.change,
    reset: worlds.reset,
    remove: worlds.remove,
    /** Returns the numbers of the journal entries whose moments can be viewed. */
    history: history.read,
    /** Returns the rows that a journal entry changed, before and after. */
    changes: history.changes,
    /** Returns to the moment of a journal entry. */
    rewind: (entry: number) => worlds.rewind({ to: entry }),
    /** Returns the world as data for a file. */
    exportFile: worlds.exportFile,
    clock: {
      ...clock,
      freeze: () => clock.set({ mode: 'frozen' }),
      resume: (rate = 1) => clock.set({ mode: 'live', rate }),
      advance: (distance: Distance) => clock.advance(bodyOf(distance)),
    },
    members: {
      ...members,
      /** `member` is an id or a phone number. */
      read: (member: string) => members.read({ member }),
      change: (member: string, change: MemberChange) => members.change({ member, ...change }),
      signIn: (member: string) => members.signIn({ member }),
    },
    journal: {
      ...journal,
      list: (from = 0) => journal.list({ from }),
      /** Resolves when the expectation is met. Rejects after the timeout, with the nearest entries. */
      wait: async (expectation: Expectation, timeoutMs = 20_000) => {
        const found = await journal.wait({ expectation, timeoutMs });
        if (found.isMet) return found;
        const near = found.nearest.map(
          ({ entry: { n, kind, name, outcome }, differsIn }) =>
            `${kind} ${n} ${name} ${outcome}, which differs in ${differsIn.join(', ')}`,
        );
        throw new Error(
          `The journal has ${found.count} entries that match ${JSON.stringify(expectation)} after ${timeoutMs} ms. ` +
            `Nearest: ${near.join('; ') || 'none'}.`,
        );
      },
    },
    traffic: {
      ...traffic,
      /** Lists calls with their responses, oldest first. */
      list: (from = 0) => traffic.list({ from }),
    },
    random: {
      ...random,
      force: (stream: string, values: number[]) => random.force(stream, { values }),
    },
    snapshots: {
      ...snapshots,
      save: (name: string) => snapshots.save({ name }),
    },
    /** Reads the pending one-time password of a phone number. */
    otp: (phone: string) => registration.readOtp({ phone }),
    batch: (steps: Parameters<typeof batch.run>[0]['steps']) => batch.run({ steps }),
  };
}

const bodyOf = (distance: Distance) =>
  distance === 'next'
    ? ({ next: true } as const)
    : typeof distance === 'number'
      ? { by: distance }
      : { to: distance.to };

/** Bodies and responses on the wire, with amounts in baht. */
type In<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;

type Input<Value> = Record<never, never> extends Value ? [input?: Value] : [input: Value];

/** The id in the path besides that of the world, then the body or the query. */
type Arguments<Route> = [
  ...(Route extends { path: infer Path extends string }
    ? [Exclude<ParamsIn<Path>, 'world'>] extends [never]
      ? []
      : [id: string | number]
    : []),
  ...(Route extends { body: infer Body }
    ? Input<In<Body>>
    : Route extends { query: infer Query }
      ? Input<In<Query>>
      : []),
];

/** Every call as a method: `world.deposit.payQr({ member: phone })`, `world.holds.release('h1')`. */
type Methods = {
  readonly [Group in keyof ControlContract]: {
    readonly [Name in keyof ControlContract[Group]]: ControlContract[Group][Name] extends infer Route extends
      {
        responses: { 200: unknown };
      }
      ? (...input: Arguments<Route>) => Promise<In<Route['responses'][200]>>
      : never;
  };
};

type MemberChange = Omit<Parameters<Methods['members']['change']>[0], 'member'>;

function methodsOf(call: Call, routes: Routes, world = ''): Methods {
  const methods: Record<string, Record<string, unknown>> = {};
  for (const { id, method, path } of routes) {
    const [group = '', name = ''] = id.split('.');
    (methods[group] ??= {})[name] = (...input: unknown[]) => {
      const place = path.replace(/:(\w+)/g, (_, param: string) =>
        encodeURIComponent(param === 'world' ? world : String(input.shift())),
      );
      const [data] = input;
      return call(method, place, method === 'GET' ? { query: { ...(data as object) } } : { body: data });
    };
  }
  return methods as unknown as Methods;
}
