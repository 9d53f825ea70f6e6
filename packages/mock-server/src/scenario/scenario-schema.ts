/** The schema of a scenario, the source of its types, its validation and its JSON schema. */
import { operations } from '@wallet/contract';
import { marketNames } from '@wallet/contract/market';
import { Moment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import { FaultRule } from '../world/fault-schema.ts';
import { allActions } from '../domains/actions.ts';
import type { Frozen } from '../world/plain.ts';
import { durationPattern, type Duration as DurationText } from './duration.ts';
import { commandNames, type ActionName } from './journal-names.ts';
import { expectedResult } from './expected-schema.ts';
import { PlainData } from '../world/plain-data.ts';
import { described, JsonRecord, MemberKey, nameOf, optional, Words } from './schema-part.ts';

const Duration = described(
  'A duration: 500ms, 30s, 5m, 2h or 1d.',
  z.string({ error: 'a duration is a text: 500ms, 30s, 5m, 2h or 1d' }).check(
    z.regex(durationPattern, {
      error: ({ input }) => `${String(input)} is no duration: write 500ms, 30s, 5m, 2h or 1d`,
    }),
  ),
) as unknown as z.ZodMiniType<DurationText, DurationText>;

const ControlAction = nameOf(
  'control action',
  allActions.map(({ name }) => name as ActionName),
);
const CallName = nameOf(
  'call',
  operations.map(({ id }) => id),
);

const CommandName = nameOf('effect, action or event', commandNames);

const Keep = described('Saves the response under this name; $name.field refers to it.', Words);

const ResponsePart = described('A part of the response.', PlainData);

export const ActionStep = described(
  'Runs an action of an operator, a bank or a provider.',
  z.strictObject({
    action: ControlAction,
    params: z.exactOptional(JsonRecord),
    outcome: optional('The outcome: ok by default, the code that the rules refuse with, or refused.', Words),
    answer: z.exactOptional(ResponsePart),
    saveAs: z.exactOptional(Keep),
  }),
);

const longestUpload = 1_000_000;

const File = z
  .strictObject({
    name: Words,
    reference: optional(
      'Identifies the drawn slip.',
      z.string().check(
        z.regex(/^[A-Za-z0-9]{4,32}$/, {
          error: 'a reference has 4 to 32 letters and digits, as in SLIP0001',
        }),
      ),
    ),
    type: optional('The media type that the client sends; image/gif by default.', Words),
    content: optional(
      'The bytes in base64, in place of the drawn slip.',
      z.base64({ error: 'the content is base64' }).check(z.maxLength(longestUpload)),
    ),
  })
  .check(
    z.refine(({ reference, content }) => reference === undefined || content === undefined, {
      error: 'a file has a reference or a content, not both',
    }),
  );

const CallStep = described(
  'Makes a call of the contract, as a client would.',
  z.strictObject({
    call: CallName,
    as: optional('The member who calls, with the newest token; a guest by default.', MemberKey),
    body: optional('The body.', PlainData),
    pathParams: optional('The parameters of the path.', z.record(z.string(), z.string())),
    file: optional('The file of an upload: a drawn slip by default.', File),
    idempotencyKey: optional('The Idempotency-Key.', Words),
    outcome: optional('The outcome: ok by default, a code, or lost.', Words),
    answer: z.exactOptional(ResponsePart),
    saveAs: z.exactOptional(Keep),
  }),
);

const WaitStep = described(
  'Advances the clock by a duration, or to the next event.',
  z.strictObject({ wait: z.union([z.literal('next'), Duration]) }),
);

const TogetherStep = described(
  'Makes calls at the same time, each before the responses of the others.',
  z.strictObject({ together: z.array(CallStep).check(z.minLength(2), z.maxLength(20)) }),
);

const MarkStep = described('Names this moment.', z.strictObject({ mark: Words }));
const RewindStep = described('Returns to a named moment.', z.strictObject({ rewind: Words }));

const GivenStep = z.union([ActionStep, CallStep, WaitStep]);
const Step = z.union([ActionStep, CallStep, WaitStep, TogetherStep, MarkStep, RewindStep]);

export type ActionStep = Frozen<z.infer<typeof ActionStep>>;
export type CallStep = Frozen<z.infer<typeof CallStep>>;
export type WaitStep = Frozen<z.infer<typeof WaitStep>>;
export type GivenStep = ActionStep | CallStep | WaitStep;
export type PastStep = Frozen<z.infer<typeof MarkStep> | z.infer<typeof RewindStep>>;
export type Step = GivenStep | PastStep | Frozen<z.infer<typeof TogetherStep>>;

const actionFields = { action: ControlAction, params: z.exactOptional(JsonRecord) };

const faultFields = {
  fault: described('A fault rule that holds from this moment.', FaultRule),
  for: optional('How long it holds; to the end by default.', Duration),
};

const whenFields = {
  when: described('A mutation of the contract, an action or an event.', CommandName),
  member: z.exactOptional(MemberKey),
  input: optional('Part of its input.', PlainData),
  outcome: optional('Its outcome: ok by default, or a code.', Words),
  nth: optional('Only the nth match, from 1.', z.int().check(z.minimum(1))),
  after: z.exactOptional(Duration),
};

const timelineRules = <Occasion extends z.core.$ZodLooseShape>(description: string, occasion: Occasion) =>
  [
    described(description, z.strictObject({ ...occasion, ...actionFields })),
    described(`${description} Adds a fault rule.`, z.strictObject({ ...occasion, ...faultFields })),
  ] as const;

const TimelineRule = z.union([
  ...timelineRules('After a command. $member, $input, $answer and $param are its references.', whenFields),
  ...timelineRules('After a duration from the start.', { after: Duration }),
  ...timelineRules('At a moment.', { at: Moment }),
]);

export type TimelineRule = Frozen<z.infer<typeof TimelineRule>>;
export type WhenRule = Extract<TimelineRule, { readonly when: string }>;

export const ParamValue = z.union([z.string(), z.number(), z.boolean()]);
export const Param = z
  .strictObject({
    description: described('The meaning, in a sentence.', Words),
    default: described('The default value; it decides the type.', ParamValue),
    oneOf: z.exactOptional(z.array(z.union([z.string(), z.number()])).check(z.minLength(1))),
    min: optional('The minimum.', z.number()),
    max: optional('The maximum.', z.number()),
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

const Expected = z.strictObject({
  steps: described('The steps of the test.', z.array(Step)),
  ...expectedResult,
});

export const ScenarioSchema = z.strictObject({
  $schema: z.exactOptional(z.string()),
  name: described(
    'Lower case with dashes.',
    z
      .string()
      .check(z.regex(/^[a-z][a-z0-9-]{0,63}$/, { error: 'a scenario is named in lower case with dashes' })),
  ),
  title: described('A description in one line.', Words),
  params: optional(
    'Parameters of the scenario; $param.name refers to one.',
    z.record(z.string().check(z.regex(/^[A-Za-z]\w{0,31}$/)), Param),
  ),
  seed: optional('The seed of all randomness; the name by default.', Words),
  clock: optional('The moment of a frozen clock; live by default.', z.strictObject({ frozenAt: Moment })),
  market: z.exactOptional(z.enum(marketNames)),
  members: optional(
    'The members: the demo members with their history by default.',
    z.enum(['demo', 'nobody']),
  ),
  given: optional('Steps that run before the world starts.', z.array(GivenStep)),
  timeline: optional('Actions that run by themselves.', z.array(TimelineRule)),
  faults: optional('Fault rules from the start.', z.array(FaultRule)),
  expect: optional('The steps and expectations that prove the scenario.', Expected),
});

/** A named initial state of a world. */
export type Scenario = Frozen<Omit<z.infer<typeof ScenarioSchema>, '$schema' | 'faults'>> & {
  readonly faults?: readonly FaultRule[];
};

export const ScenarioReport = z.strictObject({
  scenario: z.string(),
  isMet: z.boolean(),
  steps: z.int(),
  problems: z.array(z.string()),
});
export type ScenarioReport = z.infer<typeof ScenarioReport>;
