/**
 * Schemas of the control API. Amounts are baht, signed in postings; moments are ISO 8601 with an offset.
 */
import { marketNames } from '@wallet/contract/market';
import { Moment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import { machineNames, type MachineName } from '../domains/machines.ts';
import { Correction, SignedBaht } from '../domains/action.ts';
import { Param, ParamValue } from '../scenario/scenario-schema.ts';
import { Ownership } from '../team/team-schema.ts';
import { PlainData } from '../world/plain-data.ts';
import { worldId } from '../world/world.ts';

export const WorldId = z.string().check(z.regex(worldId));

/** Milliseconds of world time. */
const Duration = z
  .int('write milliseconds: 90000 for 90 seconds')
  .check(z.minimum(0), z.maximum(10 * 366 * 24 * 3_600_000));

export const ClockView = z.strictObject({
  now: Moment,
  mode: z.enum(['live', 'frozen']),
  /** World seconds per real second; 0 while frozen. */
  rate: z.number(),
  nextDueAt: z.exactOptional(Moment),
});
export type ClockView = z.infer<typeof ClockView>;

export const WorldView = z.strictObject({
  id: WorldId,
  seed: z.string(),
  market: z.enum(marketNames),
  clock: ClockView,
  members: z.int(),
  /** The scenario it started from. */
  scenario: z.exactOptional(z.strictObject({ name: z.string(), title: z.string() })),
  /** A hash that is equal for worlds that clients cannot distinguish. */
  stateHash: z.string(),
  /** With a team only. */
  team: z.exactOptional(Ownership),
});
export type WorldView = z.infer<typeof WorldView>;

/** The name of a built-in scenario, or a scenario as JSON, which scenario/scenario-json.ts validates. */
export const ScenarioChoice = z.union([z.string(), z.record(z.string(), z.json())]);

export const ScenarioParams = z.record(z.string(), ParamValue);

export const WorldRequest = z.strictObject({
  id: z.exactOptional(WorldId),
  scenario: z.exactOptional(ScenarioChoice),
  params: z.exactOptional(ScenarioParams),
  market: z.exactOptional(z.enum(marketNames)),
  seed: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** The moment of a frozen clock. */
  frozenAt: z.exactOptional(Moment),
});
export type WorldRequest = z.infer<typeof WorldRequest>;

export const DueEvent = z.strictObject({
  id: z.string(),
  name: z.string(),
  dueAt: Moment,
  payload: PlainData,
});

export const CallTable = z.strictObject({
  product: z.array(
    z.strictObject({ id: z.string(), method: z.string(), path: z.string(), isSafe: z.boolean() }),
  ),
  /** The control calls; `title` and `body`, a JSON schema, belong to actions. */
  control: z.array(
    z.strictObject({
      id: z.string(),
      method: z.string(),
      path: z.string(),
      title: z.exactOptional(z.string()),
      body: z.exactOptional(PlainData),
    }),
  ),
});
export type CallTable = z.infer<typeof CallTable>;

export const ScenarioView = z.strictObject({
  name: z.string(),
  title: z.string(),
  json: PlainData,
  params: z.record(z.string(), Param),
});
export type ScenarioView = z.infer<typeof ScenarioView>;

export const ClockChange = z.strictObject({
  /** The moment to advance to, running due events on the way. World time never goes back. */
  at: z.exactOptional(Moment),
  mode: z.exactOptional(z.enum(['live', 'frozen'])),
  rate: z.exactOptional(z.number().check(z.positive(), z.maximum(100_000))),
});
export type ClockChange = z.infer<typeof ClockChange>;

export const Advance = z.union([
  z.strictObject({ by: Duration }),
  z.strictObject({ to: Moment }),
  z.strictObject({ next: z.literal(true) }),
]);

export const Advanced = z.strictObject({
  clock: ClockView,
  fired: z.array(z.strictObject({ name: z.string(), dueAt: Moment, outcome: z.string() })),
});

export const TransactionView = z.strictObject({
  id: z.string(),
  at: Moment,
  kind: z.string(),
  cause: z.string(),
  memberId: z.exactOptional(z.string()),
  ref: z.exactOptional(z.string()),
  note: z.exactOptional(z.string()),
  postings: z.array(z.strictObject({ account: z.string(), amount: SignedBaht })),
});
export type TransactionView = z.infer<typeof TransactionView>;

export const Adjustment = z.strictObject({
  account: z.string().check(z.minLength(1), z.maxLength(200)),
  amount: Correction,
  reason: z.string().check(z.regex(/\S/), z.maxLength(200)),
});

export const SnapshotName = z.string().check(z.regex(/^[\w-]{1,64}$/));

export const SnapshotView = z.strictObject({ name: SnapshotName, at: Moment });
export type SnapshotView = z.infer<typeof SnapshotView>;

export const EntryNumber = z
  .int()
  .check(z.minimum(0, { error: 'entries count from 0; a reset returns to the start of the world' }));

/** The journal entries with a moment; none when `oldest` is greater than `newest`. */
export const HistoryView = z.strictObject({ oldest: EntryNumber, newest: z.int() });

export const MachineKey = z.enum(machineNames as [MachineName, ...MachineName[]]);

/** A row with a state, and its possible transitions: target, trigger, and the action with a body that runs it. */
export const StateView = z.strictObject({
  machine: MachineKey,
  id: z.string(),
  phone: z.string(),
  status: z.string(),
  row: z.record(z.string(), PlainData),
  transitions: z.array(
    z.strictObject({
      to: z.string(),
      when: z.string(),
      action: z.exactOptional(z.string()),
      body: z.exactOptional(z.record(z.string(), PlainData)),
    }),
  ),
});
export type StateView = z.infer<typeof StateView>;

/** `at` is epoch milliseconds of world time; `ms` is the response time in real time. */
const exchange = {
  n: z.int(),
  entry: z.exactOptional(z.int()),
  at: z.int(),
  ms: z.number(),
  operation: z.string(),
  method: z.string(),
  url: z.string(),
  memberId: z.exactOptional(z.string()),
  phone: z.exactOptional(z.string()),
  /** Number of the intent (Idempotency-Key), which the app shows to the player. */
  intent: z.exactOptional(z.string()),
  status: z.int(),
  /** `ok`, or the error code. */
  outcome: z.string(),
  /** The kind of a broken connection. */
  cut: z.exactOptional(z.enum(['reset', 'close', 'hang', 'truncate'])),
  faults: z.array(z.strictObject({ rule: z.string(), effect: z.string() })),
  /** Invalid fields of the request, with reasons. */
  problems: z.array(z.strictObject({ field: z.string(), problem: z.string() })),
};

export const ExchangeView = z.strictObject(exchange);
export type ExchangeView = z.infer<typeof ExchangeView>;

export const ExchangeDetails = z.strictObject({
  ...exchange,
  request: z.exactOptional(PlainData),
  answer: z.exactOptional(PlainData),
  headers: z.record(z.string(), z.string()),
});
export type ExchangeDetails = z.infer<typeof ExchangeDetails>;
