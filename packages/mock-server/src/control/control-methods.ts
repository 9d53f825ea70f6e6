/**
 * The control API as methods over a table of its calls: the contract, or the table that a simulator sends to a browser.
 * The module imports no rules and no schemas, so that a page loads none.
 */
import type * as z from 'zod/mini';
import type { Action } from '../domains/action.ts';
import type { actions } from '../domains/actions.ts';
import type { ControlContract } from './control.contract.ts';
import type { AnyRoute, Call, In } from './control-request.ts';
import { createCall } from './control-request.ts';
import type { FaultRule } from '../world/fault-schema.ts';
import type { Expectation } from '../world/journal-schema.ts';
import type { OwnershipChange } from '../team/team-schema.ts';
import type { ClockChange, WorldRequest } from './control-schema.ts';

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

export type ControlTable = {
  readonly [Group in keyof ControlContract]: {
    readonly [Name in keyof ControlContract[Group]]: Pick<AnyRoute, 'method' | 'path'>;
  };
};

export function controlOver(
  table: ControlTable,
  { baseUrl, key, fetch = (...request) => globalThis.fetch(...request) }: ControlOptions,
) {
  // Requests use method and path only; the schemas provide types.
  const routes = table as ControlContract;
  const call = createCall(baseUrl, fetch, key);
  const { worlds, scenarios, team } = routes;
  return {
    baseUrl,
    worlds: {
      async create(request: WorldRequest = {}) {
        const { id } = await call(worlds.create, { body: request });
        return controlWorld(call, routes, id);
      },
      list: (filter: In<typeof worlds.list.query> = {}) => call(worlds.list, { query: filter }),
      /** Returns the methods of a world by id, without a request. */
      of: (id: string) => controlWorld(call, routes, id),
      /** Creates a world from a file of `exportFile`. */
      importFile: (file: In<typeof worlds.importFile.body>) => call(worlds.importFile, { body: file }),
    },
    scenarios: {
      list: () => call(scenarios.list, {}),
      check: (scenario: WrittenScenario) => call(scenarios.check, { body: { scenario } }),
      run: (request: In<typeof scenarios.run.body>) => call(scenarios.run, { body: request }),
    },
    calls: () => call(routes.calls.list, {}),
    /** Returns the person of the key; nothing without a team. */
    me: () => call(team.me, {}),
    /** Lists the calls of the team that changed something or were refused, oldest first. */
    audit: (from = 0) => call(team.audit, { query: { from } }),
  };
}

/** The distance of a clock change: milliseconds, a moment (ISO 8601), or the next event. */
export type Distance = number | { readonly to: string } | 'next';

/** Returns a call with the number of a journal entry. */
const callAt =
  (call: Call, entry: number): Call =>
  (route, request) => {
    const { query } = request as { query?: object };
    return call(route, Object.assign({}, request, { query: { ...query, at: entry } }));
  };

function controlWorld(call: Call, routes: ControlContract, id: string) {
  return {
    ...worldMethods(call, routes, id),
    /** Copies the world, by default in its present state; `at` is the number of a journal entry. */
    async fork(request: { id?: string; seed?: string; at?: number } = {}) {
      const fork = await call(routes.worlds.fork, { params: { world: id }, body: request });
      return controlWorld(call, routes, fork.id);
    },
    /** Returns the methods of the world as it was at a journal entry. Those that change it are rejected. */
    at: (entry: number) => worldMethods(callAt(call, entry), routes, id),
  };
}

function worldMethods(call: Call, routes: ControlContract, id: string) {
  const world = { params: { world: id } };
  const within = <Key extends string>(key: Key, value: string) =>
    ({ params: { world: id, [key]: value } }) as { params: { world: string } & Record<Key, string> };
  const {
    worlds,
    clock,
    faults,
    history,
    holds,
    ledger,
    journal,
    random,
    reports,
    snapshots,
    states,
    traffic,
  } = routes;
  const methods = actionsOf(call, routes, id);
  const { members } = methods;
  return {
    ...methods,
    id,
    read: () => call(worlds.read, world),
    /** Changes the name of the world, and what the others of the team may do in it. */
    change: (change: OwnershipChange) => call(worlds.change, { ...world, body: change }),
    reset: () => call(worlds.reset, world),
    remove: () => call(worlds.remove, world),
    /** Returns the numbers of the journal entries whose moments can be viewed. */
    history: () => call(history.read, world),
    /** Returns the rows that a journal entry changed, before and after. */
    changes: (entry: number) => call(history.changes, within('entry', String(entry))),
    /** Returns to the moment of a journal entry. */
    rewind: (entry: number) => call(worlds.rewind, { ...world, body: { to: entry } }),
    /** Returns the world as data for a file. */
    exportFile: () => call(worlds.exportFile, world),
    clock: {
      read: () => call(clock.read, world),
      set: (change: ClockChange) => call(clock.set, { ...world, body: change }),
      due: () => call(clock.due, world),
      freeze: () => call(clock.set, { ...world, body: { mode: 'frozen' } }),
      resume: (rate = 1) => call(clock.set, { ...world, body: { mode: 'live', rate } }),
      advance: (distance: Distance) => call(clock.advance, { ...world, body: bodyOf(distance) }),
    },
    faults: {
      list: () => call(faults.list, world),
      add: (rule: FaultRule) => call(faults.add, { ...world, body: rule }),
      change: (fault: string, rule: FaultRule) =>
        call(faults.change, { ...within('fault', fault), body: rule }),
      remove: (fault: string) => call(faults.remove, within('fault', fault)),
      clear: () => call(faults.clear, world),
    },
    holds: {
      list: () => call(holds.list, world),
      release: (hold: string) => call(holds.release, within('hold', hold)),
    },
    members: {
      list: members.list,
      create: members.create,
      /** `member` is an id or a phone number. */
      read: (member: string) => members.read({ member }),
      change: (member: string, change: MemberChange) => members.change({ member, ...change }),
      signIn: (member: string) => members.signIn({ member }),
    },
    ledger: {
      transactions: (filter: In<typeof ledger.transactions.body> = {}) =>
        call(ledger.transactions, { ...world, body: filter }),
      balances: () => call(ledger.balances, world),
      adjust: (adjustment: In<typeof ledger.adjust.body>) =>
        call(ledger.adjust, { ...world, body: adjustment }),
      audit: () => call(ledger.audit, world),
    },
    journal: {
      list: (from = 0) => call(journal.list, { ...world, query: { from } }),
      verify: (expectation: Expectation) => call(journal.verify, { ...world, body: expectation }),
      /** Resolves when the expectation is met. Rejects after the timeout, with the nearest entries. */
      wait: async (expectation: Expectation, timeoutMs = 20_000) => {
        const found = await call(journal.wait, { ...world, body: { expectation, timeoutMs } });
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
    reports: { list: () => call(reports.list, world) },
    traffic: {
      /** Lists calls with their responses, oldest first. */
      list: (from = 0) => call(traffic.list, { ...world, query: { from } }),
      read: (exchange: number) => call(traffic.read, within('exchange', String(exchange))),
    },
    random: {
      force: (stream: string, values: number[]) =>
        call(random.force, { ...within('stream', stream), body: { values } }),
      release: (stream: string) => call(random.release, within('stream', stream)),
    },
    snapshots: {
      list: () => call(snapshots.list, world),
      save: (name: string) => call(snapshots.save, { ...world, body: { name } }),
      load: (name: string) => call(snapshots.load, within('snapshot', name)),
      remove: (name: string) => call(snapshots.remove, within('snapshot', name)),
    },
    states: {
      list: (filter: In<typeof states.list.query> = {}) => call(states.list, { ...world, query: filter }),
    },
    /** Reads the pending one-time password of a phone number. */
    otp: (phone: string) => methods.registration.readOtp({ phone }),
    batch: (steps: In<ControlContract['batch']['run']['body']>['steps']) =>
      call(routes.batch.run, { ...world, body: { steps } }),
  };
}

const bodyOf = (distance: Distance) =>
  distance === 'next'
    ? ({ next: true } as const)
    : typeof distance === 'number'
      ? { by: distance }
      : { to: distance.to };

type BodyArgument<Body> = Record<never, never> extends Body ? [body?: Body] : [body: Body];

type Actions = typeof actions;

/** Every action as a method: `world.deposit.payQr({ member: phone })`. */
type ActionMethods = {
  readonly [Noun in keyof Actions]: {
    readonly [Name in keyof Actions[Noun]]: Actions[Noun][Name] extends Action<
      string,
      infer Body,
      infer ResponseBody
    >
      ? (...body: BodyArgument<z.input<Body>>) => Promise<z.input<ResponseBody>>
      : never;
  };
};

type MemberChange = Omit<Parameters<ActionMethods['members']['change']>[0], 'member'>;

function actionsOf(call: Call, routes: ControlContract, world: string): ActionMethods {
  const params = { world };
  const methodsOf = (routes: Readonly<Record<string, AnyRoute>>) =>
    Object.fromEntries(
      Object.entries(routes).map(([name, route]) => [
        name,
        (body: unknown = {}) => call(route, { params, body } as never),
      ]),
    );
  // The methods of `controlWorld` override the calls for worlds among these.
  return Object.fromEntries(
    Object.entries<Readonly<Record<string, AnyRoute>>>(routes).map(([noun, calls]) => [
      noun,
      methodsOf(calls),
    ]),
  ) as unknown as ActionMethods;
}
