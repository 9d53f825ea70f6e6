/**
 * The control API for tests and testers: the calls for worlds below, and a call for each action of a noun
 * (domains/actions.ts). An error response is `{ message }` with the reason: 404 for an unknown resource, 409 for a
 * conflict with the present state, 422 for invalid input.
 */
import { initContract } from '@ts-rest/core';
import { ReportBatch } from '@wallet/contract/report';
import * as z from 'zod/mini';
import { Balances } from '../domains/profile/profile.actions.ts';
import { Done, get, NoBody, send } from './control-call.ts';
import { controlPrefix } from './control-header.ts';
import {
  Adjustment,
  Advance,
  Advanced,
  ClockChange,
  CallTable,
  ClockView,
  DueEvent,
  EntryNumber,
  HistoryView,
  MachineKey,
  ScenarioChoice,
  ScenarioParams,
  ScenarioView,
  SnapshotName,
  SnapshotView,
  StateView,
  TransactionView,
  WorldId,
  WorldRequest,
  WorldView,
  ExchangeDetails,
  ExchangeView,
} from './control-schema.ts';
import { ScenarioReport } from '../scenario/scenario-schema.ts';
import { ActiveFault, DeferredCall, FaultRule } from '../world/fault-schema.ts';
import { Violation } from '../world/invariants.ts';
import { Expectation, JournalEntry, Verification } from '../world/journal-schema.ts';
import { PlainData } from '../world/plain-data.ts';
import { RowChange } from '../world/row-changes.ts';
import { AuditEntry, Me, OwnershipChange } from '../team/team-schema.ts';
import { WorldFile } from '../world/world-file.ts';
import { actionRoutes, type ActionCalls } from './action-calls.ts';

const c = initContract();

const From = z.strictObject({ from: z.exactOptional(z.coerce.number().check(z.int(), z.minimum(0))) });

const worldCalls = c.router(
  {
    worlds: {
      create: send('POST', '/worlds', WorldRequest, WorldView),
      list: {
        ...get('/worlds', z.array(WorldView)),
        query: z.strictObject({ owner: z.exactOptional(z.string()) }),
      },
      read: get('/worlds/:world', WorldView),
      change: send('PATCH', '/worlds/:world', OwnershipChange, WorldView),
      /** Restores the origin: state, clock and journal. */
      reset: send('POST', '/worlds/:world/reset', NoBody, WorldView),
      remove: send('DELETE', '/worlds/:world', NoBody, Done),
      exportFile: get('/worlds/:world/file', WorldFile),
      /** Creates a world from a file, which `reset` restores. */
      importFile: send('POST', '/worlds/file', WorldFile, WorldView),
      fork: send(
        'POST',
        '/worlds/:world/fork',
        z.strictObject({
          id: z.exactOptional(WorldId),
          seed: z.exactOptional(z.string()),
          /** The journal entry at whose moment the copy starts; the present by default. */
          at: z.exactOptional(EntryNumber),
        }),
        WorldView,
      ),
      rewind: send('POST', '/worlds/:world/rewind', z.strictObject({ to: EntryNumber }), WorldView),
    },
    scenarios: {
      list: get('/scenarios', z.array(ScenarioView)),
      /** Returns the problems of a scenario, an empty list for a valid one. */
      check: send(
        'POST',
        '/scenarios/check',
        z.strictObject({ scenario: z.record(z.string(), z.json()) }),
        z.strictObject({ problems: z.array(z.string()) }),
      ),
      /** Runs the self-test of a scenario in a separate world. */
      run: send(
        'POST',
        '/scenarios/run',
        z.strictObject({ scenario: ScenarioChoice, params: z.exactOptional(ScenarioParams) }),
        ScenarioReport,
      ),
    },
    calls: {
      /** Lists the calls of the product and of the control API, with JSON schemas of the bodies. */
      list: get('/calls', CallTable),
    },
    clock: {
      due: get('/worlds/:world/clock/due', z.array(DueEvent)),
      read: get('/worlds/:world/clock', ClockView),
      set: send('PUT', '/worlds/:world/clock', ClockChange, Advanced),
      advance: send('POST', '/worlds/:world/clock/advance', Advance, Advanced),
    },
    faults: {
      list: get('/worlds/:world/faults', z.array(ActiveFault)),
      add: send('POST', '/worlds/:world/faults', FaultRule, ActiveFault),
      /** Replaces a rule and resets its counts. */
      change: send('PUT', '/worlds/:world/faults/:fault', FaultRule, ActiveFault),
      clear: send('DELETE', '/worlds/:world/faults', NoBody, Done),
      remove: send('DELETE', '/worlds/:world/faults/:fault', NoBody, Done),
    },
    holds: {
      list: get('/worlds/:world/holds', z.array(DeferredCall)),
      /** Releases the responses of a hold. Returns their number. */
      release: send(
        'POST',
        '/worlds/:world/holds/:hold/release',
        NoBody,
        z.strictObject({ released: z.int() }),
      ),
    },
    ledger: {
      /** Newest first. */
      transactions: send(
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
      balances: get('/worlds/:world/ledger/balances', Balances),
      adjust: send('POST', '/worlds/:world/ledger/adjust', Adjustment, TransactionView),
      /** Checks every invariant. Returns the violations. */
      audit: get('/worlds/:world/ledger/audit', z.array(Violation)),
    },
    journal: {
      list: { ...get('/worlds/:world/journal', z.array(JournalEntry)), query: From },
      verify: send('POST', '/worlds/:world/journal/verify', Expectation, Verification),
      /** Responds when the expectation is met, or after `timeoutMs` of real time with the present result. */
      wait: send(
        'POST',
        '/worlds/:world/journal/wait',
        z.strictObject({
          expectation: Expectation,
          timeoutMs: z.int().check(z.minimum(0), z.maximum(60_000)),
        }),
        Verification,
      ),
    },
    history: {
      /** Returns the journal entries whose moments can be viewed: calls that read take their number as `at`. */
      read: get('/worlds/:world/history', HistoryView),
      /** Returns the rows that an entry changed, before and after. Secrets are masked. */
      changes: get('/worlds/:world/history/:entry', z.array(RowChange)),
    },
    traffic: {
      /** Lists the newest few hundred calls with their responses, oldest first, from memory. */
      list: { ...get('/worlds/:world/traffic', z.array(ExchangeView)), query: From },
      /** Returns one call with its bodies. Secrets are masked. */
      read: get('/worlds/:world/traffic/:exchange', ExchangeDetails),
    },
    /** Reports of the app, oldest first. */
    reports: { list: get('/worlds/:world/reports', z.array(ReportBatch)) },
    team: {
      /** Returns the caller, nothing without a team. */
      me: get('/team/me', Me),
      /** Lists the newest control calls that changed something or were refused, oldest first. */
      audit: { ...get('/team/audit', z.array(AuditEntry)), query: From },
    },
    random: {
      /** Forces the next draws of a stream, e.g. `otp` or `spin`. */
      force: send(
        'POST',
        '/worlds/:world/random/:stream',
        z.strictObject({
          values: z.array(z.int().check(z.minimum(0))).check(z.minLength(1), z.maxLength(1_000)),
        }),
        Done,
      ),
      release: send('DELETE', '/worlds/:world/random/:stream', NoBody, Done),
    },
    snapshots: {
      /** Oldest first. */
      list: get('/worlds/:world/snapshots', z.array(SnapshotView)),
      /** Saves a snapshot, replacing one of the same name. */
      save: send('POST', '/worlds/:world/snapshots', z.strictObject({ name: SnapshotName }), SnapshotView),
      /** Restores state and clock of a snapshot. The journal continues. */
      load: send('POST', '/worlds/:world/snapshots/:snapshot/load', NoBody, WorldView),
      remove: send('DELETE', '/worlds/:world/snapshots/:snapshot', NoBody, Done),
    },
    states: {
      /** Rows with a state, oldest first, and the possible transitions of each. */
      list: {
        ...get('/worlds/:world/states', z.array(StateView)),
        query: z.strictObject({
          machine: z.exactOptional(MachineKey),
          member: z.exactOptional(z.string()),
          status: z.exactOptional(z.string()),
        }),
      },
    },
    batch: {
      /** Runs control calls of one world in order. The first error ends the batch. */
      run: send(
        'POST',
        '/worlds/:world/batch',
        z.strictObject({
          steps: z
            .array(
              z.strictObject({
                /** The name of a control call, as `clock.advance`. */
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
    },
  },
  { pathPrefix: controlPrefix },
);
export type WorldCalls = typeof worldCalls;

export type ControlContract = WorldCalls & ActionCalls;

export interface ControlRoute {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly pathParams: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly responses: { readonly 200: z.ZodMiniType };
}

export const controlRoutes: readonly ControlRoute[] = [
  ...Object.entries(worldCalls).flatMap(([group, ofGroup]) =>
    Object.entries(ofGroup as Readonly<Record<string, Omit<ControlRoute, 'id'>>>).map(([name, route]) => ({
      ...route,
      id: `${group}.${name}`,
    })),
  ),
  ...actionRoutes,
];
