/** The schema of a scenario: its types, its validation and its JSON schema for editors are derived from it. */
import { operations } from '@wallet/contract';
import { marketNames } from '@wallet/contract/market';
import { statementTypes, statuses } from '@wallet/contract/statement';
import { Moment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import { FaultRule } from '../world/fault-schema.ts';
import { domainEvents } from '../domains/demo.ts';
import { machineNames } from '../domains/machines.ts';
import { allActions } from '../domains/actions.ts';
import { journalKinds } from '../world/journal.ts';
import type { Frozen, Plain, PlainRecord } from '../world/plain.ts';
import { durationPattern } from './duration.ts';
import type { Duration as DurationText } from './duration.ts';
import type { ActionName } from './action-name.ts';
import { timelineEventOf } from './action-name.ts';

/** Field descriptions for the JSON schema. */
export const descriptions = z.registry<{ description: string }>();

const described = <Schema extends z.ZodMiniType>(description: string, schema: Schema): Schema => {
  descriptions.add(schema, { description });
  return schema;
};

const AnyJson = z.json() as unknown as z.ZodMiniType<Plain, Plain>;
const JsonRecord = z.record(z.string(), z.json()) as unknown as z.ZodMiniType<PlainRecord, PlainRecord>;

/** The name of a scenario. */
export const scenarioName = /^[a-z][a-z0-9-]{0,63}$/;

const Words = z.string().check(z.minLength(1), z.maxLength(500));
const MemberKey = described('A member, by phone number or id.', Words);
const Duration = described(
  'A duration: 500ms, 30s, 5m, 2h or 1d.',
  z.string({ error: 'a duration is a text: 500ms, 30s, 5m, 2h or 1d' }).check(
    z.regex(durationPattern, {
      error: ({ input }) => `${String(input)} is no duration: write 500ms, 30s, 5m, 2h or 1d`,
    }),
  ),
) as unknown as z.ZodMiniType<DurationText, DurationText>;
const Times = z.int().check(z.minimum(0));

/** Returns an enum whose error lists the nearest names. */
const nameOf = <Name extends string>(what: string, names: readonly Name[]) =>
  z.enum(names as [Name, ...Name[]], {
    error: ({ input }) => (typeof input === 'string' ? unknownName(what, input, names) : `Name a ${what}`),
  });

function unknownName(what: string, name: string, names: readonly string[]): string {
  const noun = `${name.split('.')[0] ?? ''}.`;
  const near = names.filter((one) => one.startsWith(noun));
  return `There is no ${what} ${name}; there is ${(near.length > 0 ? near : names).join(', ')}`;
}

const ControlAction = nameOf(
  'control action',
  allActions.map(({ name }) => name as ActionName),
);
const CallName = nameOf(
  'call',
  operations.map(({ id }) => id),
);

/** Commands that a timeline rule can wait for: safe calls are none. */
const CommandName = nameOf<string>('effect, action or event', [
  ...operations.filter(({ metadata }) => !metadata.safe).map(({ id }) => id),
  ...allActions.filter(({ isSafe }) => !isSafe).map(({ name }) => name),
  'ledger.adjust',
  ...Object.keys(domainEvents),
  ...allActions.map(({ name }) => timelineEventOf(name as ActionName)),
]);

const Keep = described('Saves the answer under this name; $name.field refers to it.', Words);

const Answer = described('A part of the answer.', AnyJson);

export const ActionStep = described(
  'Runs an action of an operator, a bank or a provider.',
  z.strictObject({
    action: ControlAction,
    params: z.exactOptional(JsonRecord),
    answer: z.exactOptional(Answer),
    saveAs: z.exactOptional(Keep),
  }),
);

const CallStep = described(
  'Makes a call of the contract, as a client would.',
  z.strictObject({
    call: CallName,
    as: described('The member who calls; a guest by default.', z.exactOptional(MemberKey)),
    body: described('The body.', z.exactOptional(AnyJson)),
    pathParams: described('The parameters of the path.', z.exactOptional(z.record(z.string(), z.string()))),
    file: described(
      'The picture; its reference identifies a slip.',
      z.exactOptional(
        z.strictObject({
          name: Words,
          reference: z.exactOptional(z.string().check(z.regex(/^[A-Za-z0-9]{4,32}$/))),
        }),
      ),
    ),
    idempotencyKey: described('The Idempotency-Key.', z.exactOptional(Words)),
    outcome: described('The outcome: ok by default, a code, or lost.', z.exactOptional(Words)),
    answer: z.exactOptional(Answer),
    saveAs: z.exactOptional(Keep),
  }),
);

const WaitStep = described(
  'Advances the clock by a duration, or to the next event.',
  z.strictObject({ wait: z.union([z.literal('next'), Duration]) }),
);

const Step = z.union([ActionStep, CallStep, WaitStep]);

export type ActionStep = Frozen<z.infer<typeof ActionStep>>;
export type CallStep = Frozen<z.infer<typeof CallStep>>;
export type WaitStep = Frozen<z.infer<typeof WaitStep>>;
export type Step = ActionStep | CallStep | WaitStep;

const actionFields = { action: ControlAction, params: z.exactOptional(JsonRecord) };

const WhenRule = described(
  'After a command. $member, $input, $answer and $param are its references.',
  z.strictObject({
    when: described('A mutation of the contract, an action or an event.', CommandName),
    member: z.exactOptional(MemberKey),
    input: described('Part of its input.', z.exactOptional(AnyJson)),
    outcome: described('Its outcome: ok by default, or a code.', z.exactOptional(Words)),
    nth: described('Only the nth match, from 1.', z.exactOptional(z.int().check(z.minimum(1)))),
    after: z.exactOptional(Duration),
    ...actionFields,
  }),
);
const AfterRule = described(
  'After a duration from the start.',
  z.strictObject({ after: Duration, ...actionFields }),
);
const AtRule = described('At a moment.', z.strictObject({ at: Moment, ...actionFields }));

export type WhenRule = Frozen<z.infer<typeof WhenRule>>;
export type TimelineRule = WhenRule | Frozen<z.infer<typeof AfterRule>> | Frozen<z.infer<typeof AtRule>>;

const Value = z.union([z.string(), z.number(), z.boolean()]);
const Param = z
  .strictObject({
    description: described('The meaning, in a sentence.', Words),
    default: described('The default value; it decides the type.', Value),
    oneOf: z.exactOptional(z.array(z.union([z.string(), z.number()])).check(z.minLength(1))),
    min: described('The minimum.', z.exactOptional(z.number())),
    max: described('The maximum.', z.exactOptional(z.number())),
  })
  .check(
    z.refine(
      ({ default: usual, min, max }) => typeof usual === 'number' || (min === undefined && max === undefined),
      { error: 'only numbers have min and max' },
    ),
    z.refine(
      ({ default: usual, min = -Infinity, max = Infinity }) =>
        typeof usual !== 'number' || (usual >= min && usual <= max),
      { error: 'the default is outside of min and max' },
    ),
  );

export type Param = Frozen<z.infer<typeof Param>>;

const ExpectedEntry = z.strictObject({
  name: Words,
  kind: z.exactOptional(z.enum(journalKinds)),
  member: z.exactOptional(MemberKey),
  outcome: z.exactOptional(Words),
  input: z.exactOptional(AnyJson),
  times: described('The number of matches; at least one by default.', z.exactOptional(Times)),
});

const AccountName = z.string().check(
  z.regex(/^(wallet|invite|refund|bonus|held|game:\w+)$/, {
    error: 'an account is wallet, invite, refund, bonus, held, or game: with a slot code',
  }),
) as unknown as z.ZodMiniType<AccountText, AccountText>;
type AccountText = 'wallet' | 'invite' | 'refund' | 'bonus' | 'held' | `game:${string}`;

const Expected = z.strictObject({
  steps: described('The steps of the test.', z.array(Step)),
  journal: z.exactOptional(z.array(ExpectedEntry)),
  balances: z.exactOptional(
    z.array(
      z.strictObject({
        member: MemberKey,
        account: AccountName,
        is: z.number(),
      }),
    ),
  ),
  statement: z.exactOptional(
    z.array(
      z.strictObject({
        member: MemberKey,
        statementType: z.exactOptional(z.enum(statementTypes)),
        status: z.exactOptional(z.enum(statuses)),
        amount: z.exactOptional(z.number()),
        times: z.exactOptional(Times),
      }),
    ),
  ),
  states: z.exactOptional(
    z.array(
      z.strictObject({
        of: nameOf('state machine', machineNames),
        member: MemberKey,
        is: Words,
        note: z.exactOptional(Words),
      }),
    ),
  ),
});

export type Expected = Frozen<z.infer<typeof Expected>>;

export const ScenarioSchema = z.strictObject({
  $schema: z.exactOptional(z.string()),
  name: described(
    'Lower case with dashes.',
    z.string().check(z.regex(scenarioName, { error: 'a scenario is named in lower case with dashes' })),
  ),
  title: described('A description in one line.', Words),
  params: described(
    'Parameters of the scenario; $param.name refers to one.',
    z.exactOptional(z.record(z.string().check(z.regex(/^[A-Za-z]\w{0,31}$/)), Param)),
  ),
  seed: described('The seed of all randomness; the name by default.', z.exactOptional(Words)),
  clock: described(
    'The moment of a frozen clock; live by default.',
    z.exactOptional(z.strictObject({ frozenAt: Moment })),
  ),
  market: z.exactOptional(z.enum(marketNames)),
  members: described(
    'The members: the demo members with their history by default.',
    z.exactOptional(z.enum(['demo', 'nobody'])),
  ),
  given: described('Steps that run before the world starts.', z.exactOptional(z.array(Step))),
  timeline: described(
    'Actions that run by themselves.',
    z.exactOptional(z.array(z.union([WhenRule, AfterRule, AtRule]))),
  ),
  faults: described('Fault rules from the start.', z.exactOptional(z.array(FaultRule))),
  expect: described('The steps and expectations that prove the scenario.', z.exactOptional(Expected)),
});

/** A scenario of plain data. */
export type ScenarioData = Frozen<Omit<z.infer<typeof ScenarioSchema>, '$schema' | 'faults'>> & {
  readonly faults?: readonly FaultRule[];
};
