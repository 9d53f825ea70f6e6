/**
 * The control API, by which tests and people at a keyboard steer worlds: calls about worlds as such, written out below,
 * and a call for each action of a noun (domains/actions.ts). A call that is not possible answers `{ message }` with a
 * sentence that says why: 404 for what is not there, 409 for what is not possible now, 422 for what was sent.
 */
import { initContract } from '@ts-rest/core';
import { ReportBatch } from '@wallet/contract/report';
import * as z from 'zod/mini';
import { Balances } from '../domains/profile/profile.actions.ts';
import { controlPrefix, Done, get, inWorld, NoBody, ofWorld, send } from './control-call.ts';
import {
  Adjustment,
  Advance,
  Advanced,
  ClockChange,
  CallTable,
  ClockView,
  DueEvent,
  MachineKey,
  MachineView,
  ScenarioChoice,
  ScenarioParams,
  ScenarioView,
  SnapshotName,
  SnapshotView,
  StateView,
  TransactionView,
  WorldFile,
  WorldId,
  WorldRequest,
  WorldView,
} from './control-schema.ts';
import { DriftReport } from '../upstream/drift.ts';
import { ExchangeDetails, ExchangeView } from './traffic-schema.ts';
import { ScenarioReport } from '../scenario/scenario-schema.ts';
import { ActiveFault, DeferredCall, FaultRule } from '../world/fault-schema.ts';
import { Violation } from '../world/invariants.ts';
import { Expectation, JournalEntry, Verification } from '../world/journal-schema.ts';
import { PlainData } from '../world/plain-data.ts';
import type { ActionCalls } from './action-calls.ts';
import { actionCalls } from './action-calls.ts';

export { controlHeader, controlPrefix } from './control-call.ts';

const c = initContract();

/** From which number on. */
const From = z.strictObject({ from: z.exactOptional(z.coerce.number().check(z.int(), z.minimum(0))) });

/** Calls about worlds as such. */
export const worldCalls = c.router(
  {
    worlds: {
      create: send('POST', '/worlds', WorldRequest, WorldView),
      list: get('/worlds', z.array(WorldView)),
      read: { ...get('/worlds/:world', WorldView), ...ofWorld },
      /** Back to how it began: state, clock, journal. */
      reset: { ...send('POST', '/worlds/:world/reset', NoBody, WorldView), ...ofWorld },
      remove: { ...send('DELETE', '/worlds/:world', NoBody, Done), ...ofWorld },
      /** Everything about a world, as data for a file. */
      exportFile: { ...get('/worlds/:world/file', WorldFile), ...ofWorld },
      /** A new world from such a file; `reset` returns to it. */
      importFile: send('POST', '/worlds/file', WorldFile, WorldView),
      fork: {
        ...send(
          'POST',
          '/worlds/:world/fork',
          z.strictObject({ id: z.exactOptional(WorldId), seed: z.exactOptional(z.string()) }),
          WorldView,
        ),
        ...ofWorld,
      },
    },
    scenarios: {
      /** The book. */
      list: get('/scenarios', z.array(ScenarioView)),
      /** Returns the problems of a scenario; an empty list is a valid one. */
      check: send(
        'POST',
        '/scenarios/check',
        z.strictObject({ scenario: z.record(z.string(), z.json()) }),
        z.strictObject({ problems: z.array(z.string()) }),
      ),
      /** Plays the self-test of a scenario in a world of its own. */
      run: send(
        'POST',
        '/scenarios/run',
        z.strictObject({ scenario: ScenarioChoice, params: z.exactOptional(ScenarioParams) }),
        ScenarioReport,
      ),
    },
    calls: {
      /** Every call of the product and of the control API, with the JSON schemas of the bodies. */
      list: get('/calls', CallTable),
    },
    clock: {
      /** Pending events, soonest first. */
      due: { ...get('/worlds/:world/clock/due', z.array(DueEvent)), ...ofWorld },
      read: { ...get('/worlds/:world/clock', ClockView), ...ofWorld },
      set: { ...send('PUT', '/worlds/:world/clock', ClockChange, Advanced), ...ofWorld },
      advance: { ...send('POST', '/worlds/:world/clock/advance', Advance, Advanced), ...ofWorld },
    },
    faults: {
      list: { ...get('/worlds/:world/faults', z.array(ActiveFault)), ...ofWorld },
      add: { ...send('POST', '/worlds/:world/faults', FaultRule, ActiveFault), ...ofWorld },
      /** Another rule in the place of this one; its counts begin again. */
      change: { ...send('PUT', '/worlds/:world/faults/:fault', FaultRule, ActiveFault), ...inWorld('fault') },
      clear: { ...send('DELETE', '/worlds/:world/faults', NoBody, Done), ...ofWorld },
      remove: { ...send('DELETE', '/worlds/:world/faults/:fault', NoBody, Done), ...inWorld('fault') },
    },
    holds: {
      list: { ...get('/worlds/:world/holds', z.array(DeferredCall)), ...ofWorld },
      /** Lets the parked answers of a hold go, and says how many there were. */
      release: {
        ...send('POST', '/worlds/:world/holds/:hold/release', NoBody, z.strictObject({ released: z.int() })),
        ...inWorld('hold'),
      },
    },
    ledger: {
      /** Newest first. */
      transactions: {
        ...send(
          'POST',
          '/worlds/:world/ledger/transactions',
          z.strictObject({
            memberId: z.exactOptional(z.string()),
            kinds: z.exactOptional(z.array(z.string())),
            page: z.exactOptional(z.int().check(z.minimum(1))),
            limit: z.exactOptional(z.int().check(z.minimum(1), z.maximum(1_000))),
          }),
          z.strictObject({ total: z.int(), transactions: z.array(TransactionView) }),
        ),
        ...ofWorld,
      },
      balances: { ...get('/worlds/:world/ledger/balances', Balances), ...ofWorld },
      adjust: { ...send('POST', '/worlds/:world/ledger/adjust', Adjustment, TransactionView), ...ofWorld },
      /** Every invariant, worked out again; an empty list is a clean ledger. */
      audit: { ...get('/worlds/:world/ledger/audit', z.array(Violation)), ...ofWorld },
    },
    journal: {
      list: {
        ...get('/worlds/:world/journal', z.array(JournalEntry)),
        ...ofWorld,
        query: From,
      },
      verify: { ...send('POST', '/worlds/:world/journal/verify', Expectation, Verification), ...ofWorld },
      /** Answers as soon as the expectation is met, or how things stand when `timeoutMs` of real time are over. */
      wait: {
        ...send(
          'POST',
          '/worlds/:world/journal/wait',
          z.strictObject({
            expectation: Expectation,
            timeoutMs: z.int().check(z.minimum(0), z.maximum(60_000)),
          }),
          Verification,
        ),
        ...ofWorld,
      },
    },
    traffic: {
      /** Calls with their answers, oldest first: the newest few hundred, in memory only. */
      list: { ...get('/worlds/:world/traffic', z.array(ExchangeView)), ...ofWorld, query: From },
      /** One of them, with its bodies; secrets are masked. */
      read: { ...get('/worlds/:world/traffic/:exchange', ExchangeDetails), ...inWorld('exchange') },
    },
    /** Reports of the app, oldest first. */
    reports: { list: { ...get('/worlds/:world/reports', z.array(ReportBatch)), ...ofWorld } },
    /** Differences between the upstream of `--upstream` and the contract. */
    drift: {
      read: get('/drift', DriftReport),
      clear: send('DELETE', '/drift', NoBody, Done),
    },
    random: {
      /** Decides the next draws of a stream, e.g. `otp` or `spin`. */
      force: {
        ...send(
          'POST',
          '/worlds/:world/random/:stream',
          z.strictObject({ values: z.array(z.number()).check(z.minLength(1), z.maxLength(1_000)) }),
          Done,
        ),
        ...inWorld('stream'),
      },
      release: { ...send('DELETE', '/worlds/:world/random/:stream', NoBody, Done), ...inWorld('stream') },
    },
    snapshots: {
      /** Oldest first. */
      list: { ...get('/worlds/:world/snapshots', z.array(SnapshotView)), ...ofWorld },
      /** Remembers the world as it is now; takes the place of a snapshot of the same name. */
      save: {
        ...send('POST', '/worlds/:world/snapshots', z.strictObject({ name: SnapshotName }), SnapshotView),
        ...ofWorld,
      },
      /** Back to what a snapshot shows: state and clock. The journal goes on. */
      load: {
        ...send('POST', '/worlds/:world/snapshots/:snapshot/load', NoBody, WorldView),
        ...inWorld('snapshot'),
      },
      remove: {
        ...send('DELETE', '/worlds/:world/snapshots/:snapshot', NoBody, Done),
        ...inWorld('snapshot'),
      },
    },
    states: {
      /** Rows with a state, oldest first, and the possible transitions of each. */
      list: {
        ...get('/worlds/:world/states', z.array(StateView)),
        ...ofWorld,
        query: z.strictObject({
          machine: z.exactOptional(MachineKey),
          member: z.exactOptional(z.string()),
          status: z.exactOptional(z.string()),
        }),
      },
      /** The machines as they are declared. */
      machines: get('/states', z.array(MachineView)),
    },
    batch: {
      /** Control calls of one world in one request, in order; the first that is refused ends it. */
      run: {
        ...send(
          'POST',
          '/worlds/:world/batch',
          z.strictObject({
            steps: z
              .array(
                z.strictObject({
                  /** `clock.advance`, and so on. */
                  call: z.string(),
                  params: z.exactOptional(z.record(z.string(), z.string())),
                  body: z.exactOptional(PlainData),
                }),
              )
              .check(z.maxLength(500)),
          }),
          z.strictObject({
            answers: z.array(z.strictObject({ call: z.string(), status: z.int(), body: z.unknown() })),
          }),
        ),
        ...ofWorld,
      },
    },
  },
  { pathPrefix: controlPrefix },
);
export type WorldCalls = typeof worldCalls;

export const controlContract = { ...worldCalls, ...actionCalls };
export type ControlContract = typeof controlContract;

/** A call as data. */
export interface ControlRoute {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly pathParams?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly responses: { readonly 200: z.ZodMiniType };
}

const routesOf = (calls: WorldCalls | ActionCalls): readonly ControlRoute[] =>
  Object.entries(calls).flatMap(([group, ofGroup]) =>
    Object.entries(ofGroup as Readonly<Record<string, Omit<ControlRoute, 'id'>>>).map(([name, route]) => ({
      ...route,
      id: `${group}.${name}`,
    })),
  );

/** The calls about worlds as such. */
export const worldRoutes = routesOf(worldCalls);
/** Every control call. */
export const controlRoutes: readonly ControlRoute[] = [...worldRoutes, ...routesOf(actionCalls)];
