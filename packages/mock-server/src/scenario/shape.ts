/** The shape of a scenario as JSON. What each field means is said here once, for the schema that editors read. */
import { operations } from '@wallet/contract';
import { marketNames } from '@wallet/contract/market';
import { statementTypes, statuses } from '@wallet/contract/statement';
import { Moment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import { FaultRule } from '../control/fault-schema.ts';
import { domainEvents } from '../domains/demo.ts';
import { machineNames } from '../domains/machines.ts';
import { allActions } from '../domains/actions.ts';
import type { Plain, PlainRecord } from '../world/plain.ts';
import { scenarioName } from './scenario.ts';
import { spanPattern } from './span.ts';
import { timelineEvents } from './timeline.ts';

/** What fields mean, in words. */
export const meanings = z.registry<{ description: string }>();

const meaning = <Schema extends z.ZodMiniType>(description: string, schema: Schema): Schema => {
  meanings.add(schema, { description });
  return schema;
};

const AnyJson = z.json() as unknown as z.ZodMiniType<Plain, Plain>;
const JsonRecord = z.record(z.string(), z.json()) as unknown as z.ZodMiniType<PlainRecord, PlainRecord>;

const Words = z.string().check(z.minLength(1), z.maxLength(500));
const MemberKey = meaning('A member, by phone number or id.', Words);
const Span = meaning(
  'A length of time: 500ms, 30s, 5m, 2h or 1d.',
  z.string({ error: 'a length of time is a text: 500ms, 30s, 5m, 2h or 1d' }).check(
    z.regex(spanPattern, {
      error: ({ input }) => `${String(input)} is no length of time: write 500ms, 30s, 5m, 2h or 1d`,
    }),
  ),
);
const Times = z.int().check(z.minimum(0));

/** One of some names; a wrong one is told which of them come nearest. */
const nameOf = (what: string, names: readonly string[]) =>
  z.enum(names as [string, ...string[]], {
    error: ({ input }) => (typeof input === 'string' ? unknownName(what, input, names) : `Name a ${what}`),
  });

function unknownName(what: string, name: string, names: readonly string[]): string {
  const noun = `${name.split('.')[0] ?? ''}.`;
  const near = names.filter((one) => one.startsWith(noun));
  return `There is no ${what} ${name}; there is ${(near.length > 0 ? near : names).join(', ')}`;
}

const ActionName = nameOf(
  'control action',
  allActions.map(({ name }) => name),
);
const CallName = nameOf(
  'call',
  operations.map(({ id }) => id),
);

/** What a timeline can wait for; readings are not noticed. */
const OccasionName = nameOf('effect, action or event', [
  ...operations.filter(({ metadata }) => !metadata.safe).map(({ id }) => id),
  ...allActions.filter(({ isSafe }) => !isSafe).map(({ name }) => name),
  'ledger.adjust',
  ...Object.keys(domainEvents),
  ...Object.keys(timelineEvents),
]);

const Keep = meaning('Keeps the answer under this name: $name.field refers to it later.', Words);

const Answer = meaning('A part of what it answers.', AnyJson);

export const DoStep = meaning(
  'Steers: what an operator, a bank or a provider does.',
  z.strictObject({
    do: ActionName,
    with: z.exactOptional(JsonRecord),
    answer: z.exactOptional(Answer),
    keep: z.exactOptional(Keep),
  }),
);

const CallStep = meaning(
  'Makes a call of the contract, as a client would.',
  z.strictObject({
    call: CallName,
    as: meaning('The member who calls; nobody when left out.', z.exactOptional(MemberKey)),
    with: meaning('The body.', z.exactOptional(AnyJson)),
    path: meaning('The parameters of the path.', z.exactOptional(z.record(z.string(), z.string()))),
    file: meaning(
      'The picture that is sent; a slip is known again by its reference.',
      z.exactOptional(
        z.strictObject({
          name: Words,
          reference: z.exactOptional(z.string().check(z.regex(/^[A-Za-z0-9]{4,32}$/))),
        }),
      ),
    ),
    key: meaning('The Idempotency-Key.', z.exactOptional(Words)),
    outcome: meaning('What it comes to: ok when left out, a code, or lost.', z.exactOptional(Words)),
    answer: z.exactOptional(Answer),
    keep: z.exactOptional(Keep),
  }),
);

const WaitStep = meaning(
  'Lets time pass: so long, or until whatever comes next.',
  z.strictObject({ wait: z.union([z.literal('next'), Span]) }),
);

const Step = z.union([DoStep, CallStep, WaitStep]);

const deedFields = { do: ActionName, with: z.exactOptional(JsonRecord) };

const WhenRule = meaning(
  'After something happened. $member, $input, $answer and $param refer to it.',
  z.strictObject({
    when: meaning('A call of the contract that has an effect, a control action or an event.', OccasionName),
    member: z.exactOptional(MemberKey),
    input: meaning('Only with this among what came along.', z.exactOptional(AnyJson)),
    outcome: meaning('What it came to: ok when left out, or a code.', z.exactOptional(Words)),
    nth: meaning('Only the nth of those, from 1.', z.exactOptional(z.int().check(z.minimum(1)))),
    after: z.exactOptional(Span),
    ...deedFields,
  }),
);
const AfterRule = meaning('So long after the world began.', z.strictObject({ after: Span, ...deedFields }));
const AtRule = meaning('At a moment.', z.strictObject({ at: Moment, ...deedFields }));

const Value = z.union([z.string(), z.number(), z.boolean()]);
const Param = z
  .strictObject({
    about: meaning('What it decides, in a sentence.', Words),
    default: meaning('What holds when nobody says anything; also decides the type.', Value),
    oneOf: z.exactOptional(z.array(z.union([z.string(), z.number()])).check(z.minLength(1))),
    least: meaning('The smallest number that makes sense.', z.exactOptional(z.number())),
    most: meaning('The largest number that makes sense.', z.exactOptional(z.number())),
  })
  .check(
    z.refine(
      ({ default: usual, least, most }) =>
        typeof usual === 'number' || (least === undefined && most === undefined),
      { error: 'only numbers have a least and a most' },
    ),
    z.refine(
      ({ default: usual, least = -Infinity, most = Infinity }) =>
        typeof usual !== 'number' || (usual >= least && usual <= most),
      { error: 'the usual value is outside of its bounds' },
    ),
  );

const kinds = ['call', 'event', 'control', 'push', 'fault', 'violation', 'crash'] as const;
const ExpectedEntry = z.strictObject({
  name: Words,
  kind: z.exactOptional(z.enum(kinds)),
  member: z.exactOptional(MemberKey),
  outcome: z.exactOptional(Words),
  input: z.exactOptional(AnyJson),
  times: meaning('How often; at least once when left out.', z.exactOptional(Times)),
});

const Expected = z.strictObject({
  play: meaning('What an app, a bank and time do.', z.array(Step)),
  journal: z.exactOptional(z.array(ExpectedEntry)),
  balances: z.exactOptional(
    z.array(
      z.strictObject({
        member: MemberKey,
        account: z.string().check(
          z.regex(/^(wallet|invite|refund|bonus|held|game:\w+)$/, {
            error: 'an account is wallet, invite, refund, bonus, held, or game: with a slot code',
          }),
        ),
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

export const ScenarioShape = z.strictObject({
  $schema: z.exactOptional(z.string()),
  name: meaning(
    'Lower case with dashes.',
    z.string().check(z.regex(scenarioName, { error: 'a scenario is named in lower case with dashes' })),
  ),
  title: meaning('What the situation is, in one line.', Words),
  params: meaning(
    'What can be told when a world begins with it; $param.name refers to it.',
    z.exactOptional(z.record(z.string().check(z.regex(/^[A-Za-z]\w{0,31}$/)), Param)),
  ),
  seed: meaning('Decides all chance; the name when left out.', z.exactOptional(Words)),
  clock: meaning(
    'The moment at which the clock stands still; live when left out.',
    z.exactOptional(z.strictObject({ frozenAt: Moment })),
  ),
  market: z.exactOptional(z.enum(marketNames)),
  members: meaning(
    'Who is there: the demo members with their past when left out.',
    z.exactOptional(z.enum(['demo', 'nobody'])),
  ),
  given: meaning('Arranges the facts.', z.exactOptional(z.array(Step))),
  timeline: meaning(
    'What happens by itself.',
    z.exactOptional(z.array(z.union([WhenRule, AfterRule, AtRule]))),
  ),
  faults: meaning('What goes wrong from the start.', z.exactOptional(z.array(FaultRule))),
  expect: meaning('Proves that it does what it says.', z.exactOptional(Expected)),
});
