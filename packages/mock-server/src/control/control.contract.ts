/**
 * The control API, by which tests and people at a keyboard steer worlds. A call that is not possible answers
 * `{ message }` with a sentence that says why: 404 for what is not there, 409 for what is not possible now, 422 for what
 * was sent.
 */
import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import {
  ActiveFault,
  Adjustment,
  Advance,
  Advanced,
  Balances,
  ClockChange,
  ClockView,
  Expectation,
  FaultRule,
  JournalEntry,
  MemberChange,
  MemberRequest,
  MemberView,
  ParkedCall,
  ScenarioChoice,
  ScenarioParams,
  ScenarioReport,
  ScenarioView,
  SettingsChange,
  SettingsView,
  TransactionView,
  Verification,
  ViolationView,
  WithdrawalView,
  WorldId,
  WorldRequest,
  WorldView,
} from './shapes.ts';

export const controlPrefix = '/_mock/v1';

/** Without this header, which a foreign page cannot send unasked, a control call is refused. */
export const controlHeader = { name: 'x-mock-control', value: '1' } as const;

const c = initContract();

/** What a control call that worked but has nothing to tell answers. */
const Done = z.object({ message: z.literal('OK') });
const Refused = z.object({ message: z.string() });
const refusals = { 403: Refused, 404: Refused, 409: Refused, 422: Refused };

const get = <P extends string, A>(path: P, answer: A) =>
  ({ method: 'GET', path, responses: { 200: answer, ...refusals } }) as const;
const send = <M extends 'POST' | 'PUT' | 'PATCH' | 'DELETE', P extends string, B, A>(
  method: M,
  path: P,
  body: B,
  answer: A,
) => ({ method, path, body, responses: { 200: answer, ...refusals } }) as const;

const None = z.optional(z.strictObject({}));
const W = { pathParams: z.object({ world: WorldId }) };
const inWorld = <const Key extends string>(key: Key) => ({
  pathParams: z.object({ world: WorldId, [key]: z.string().check(z.maxLength(200)) } as {
    world: typeof WorldId;
  } & Record<Key, ReturnType<typeof z.string>>),
});

export const controlContract = c.router(
  {
    worlds: {
      create: send('POST', '/worlds', WorldRequest, WorldView),
      list: get('/worlds', z.array(WorldView)),
      read: { ...get('/worlds/:world', WorldView), ...W },
      /** Back to how it began: state, clock, journal. */
      reset: { ...send('POST', '/worlds/:world/reset', None, WorldView), ...W },
      remove: { ...send('DELETE', '/worlds/:world', None, Done), ...W },
      fork: {
        ...send(
          'POST',
          '/worlds/:world/fork',
          z.strictObject({ id: z.exactOptional(WorldId), seed: z.exactOptional(z.string()) }),
          WorldView,
        ),
        ...W,
      },
    },
    scenarios: {
      /** The book. */
      list: get('/scenarios', z.array(ScenarioView)),
      /** What is wrong with a scenario that is written out; an empty list is none. */
      check: send(
        'POST',
        '/scenarios/check',
        z.strictObject({ scenario: z.record(z.string(), z.json()) }),
        z.object({ problems: z.array(z.string()) }),
      ),
      /** Plays the self-test of a scenario in a world of its own. */
      run: send(
        'POST',
        '/scenarios/run',
        z.strictObject({ scenario: ScenarioChoice, params: z.exactOptional(ScenarioParams) }),
        ScenarioReport,
      ),
    },
    clock: {
      read: { ...get('/worlds/:world/clock', ClockView), ...W },
      set: { ...send('PUT', '/worlds/:world/clock', ClockChange, Advanced), ...W },
      advance: { ...send('POST', '/worlds/:world/clock/advance', Advance, Advanced), ...W },
    },
    faults: {
      list: { ...get('/worlds/:world/faults', z.array(ActiveFault)), ...W },
      add: { ...send('POST', '/worlds/:world/faults', FaultRule, ActiveFault), ...W },
      clear: { ...send('DELETE', '/worlds/:world/faults', None, Done), ...W },
      remove: { ...send('DELETE', '/worlds/:world/faults/:fault', None, Done), ...inWorld('fault') },
    },
    holds: {
      list: { ...get('/worlds/:world/holds', z.array(ParkedCall)), ...W },
      /** Lets the parked answers of a hold go, and says how many there were. */
      release: {
        ...send('POST', '/worlds/:world/holds/:hold/release', None, z.object({ released: z.int() })),
        ...inWorld('hold'),
      },
    },
    members: {
      list: { ...get('/worlds/:world/members', z.array(MemberView)), ...W },
      create: { ...send('POST', '/worlds/:world/members', MemberRequest, MemberView), ...W },
      /** By id or phone number. */
      read: {
        ...get('/worlds/:world/members/:member', z.object({ member: MemberView, balances: Balances })),
        ...inWorld('member'),
      },
      change: {
        ...send('PATCH', '/worlds/:world/members/:member', MemberChange, MemberView),
        ...inWorld('member'),
      },
      /** A fresh token, without password or limits. */
      signIn: {
        ...send(
          'POST',
          '/worlds/:world/members/:member/token',
          None,
          z.object({ token: z.string(), member: MemberView }),
        ),
        ...inWorld('member'),
      },
    },
    site: {
      read: { ...get('/worlds/:world/site', SettingsView), ...W },
      change: { ...send('PATCH', '/worlds/:world/site', SettingsChange, SettingsView), ...W },
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
          z.object({ total: z.int(), transactions: z.array(TransactionView) }),
        ),
        ...W,
      },
      balances: { ...get('/worlds/:world/ledger/balances', Balances), ...W },
      adjust: { ...send('POST', '/worlds/:world/ledger/adjust', Adjustment, TransactionView), ...W },
      /** Every invariant, worked out again; an empty list is a clean ledger. */
      audit: { ...get('/worlds/:world/ledger/audit', z.array(ViolationView)), ...W },
    },
    journal: {
      list: {
        ...get('/worlds/:world/journal', z.array(JournalEntry)),
        ...W,
        query: z.object({ from: z.exactOptional(z.coerce.number().check(z.int(), z.minimum(0))) }),
      },
      verify: { ...send('POST', '/worlds/:world/journal/verify', Expectation, Verification), ...W },
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
        ...W,
      },
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
      release: { ...send('DELETE', '/worlds/:world/random/:stream', None, Done), ...inWorld('stream') },
    },
    withdrawals: {
      list: { ...get('/worlds/:world/withdrawals', z.array(WithdrawalView)), ...W },
      pay: {
        ...send('POST', '/worlds/:world/withdrawals/:withdrawal/pay', None, WithdrawalView),
        ...inWorld('withdrawal'),
      },
      reject: {
        ...send('POST', '/worlds/:world/withdrawals/:withdrawal/reject', None, WithdrawalView),
        ...inWorld('withdrawal'),
      },
    },
    otp: {
      /** The one-time password that is on its way to a phone number. */
      read: {
        ...get(
          '/worlds/:world/otp/:phone',
          z.object({ code: z.string(), ref: z.string(), expiresAt: z.string() }),
        ),
        ...inWorld('phone'),
      },
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
                  body: z.exactOptional(z.json()),
                }),
              )
              .check(z.maxLength(500)),
          }),
          z.object({ answers: z.array(z.object({ call: z.string(), status: z.int(), body: z.unknown() })) }),
        ),
        ...W,
      },
    },
  },
  { pathPrefix: controlPrefix },
);
export type ControlContract = typeof controlContract;

/** A group of control calls, and a call as data. */
export type ControlGroup = keyof ControlContract;
export interface ControlRoute {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly pathParams?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly responses: { readonly 200: z.ZodMiniType };
}

export const controlRoutes: readonly ControlRoute[] = Object.entries(controlContract).flatMap(
  ([group, calls]) =>
    Object.entries(calls).map(([name, route]) => ({ ...(route as ControlRoute), id: `${group}.${name}` })),
);
