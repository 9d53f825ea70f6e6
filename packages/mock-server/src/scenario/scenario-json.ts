/** Scenarios as JSON: parsed with readable errors, and described as JSON schema. */
import * as z from 'zod/mini';
import { fieldsOf, type Action } from '../domains/action.ts';
import { inEnglish, pathText, problemsIn } from '../domains/problems.ts';
import { allActions, findAction } from '../domains/actions.ts';
import { checkFault } from '../http/fault-rule.ts';
import type { FaultRule } from '../world/fault-schema.ts';
import { isRecord, type Frozen, type PlainRecord } from '../world/plain.ts';
import { ControlError } from '../world/control-error.ts';
import { resolveKnownReferences, referencesIn, valueAt } from './reference.ts';
import { descriptions } from './schema-part.ts';
import {
  ActionStep,
  ScenarioSchema,
  type Scenario,
  type Step,
  type TimelineRule,
} from './scenario-schema.ts';
import { parseDuration, durationPattern } from './duration.ts';
import { eventOfRule } from './journal-names.ts';

const invalidScenario = (problems: readonly string[]): ControlError =>
  new ControlError('invalid', `The scenario is invalid: ${problems.join('; ')}.`, { problems });

/** Reads a scenario from JSON data, and validates it with its default parameters. Throws a ControlError. */
export function readScenario(value: unknown): Scenario {
  const result = ScenarioSchema.safeParse(
    resolveKnownReferences(value, { param: defaultParams(value) }),
    inEnglish,
  );
  if (!result.success) {
    const misplaced = misplacedSteps(value);
    const others = problemsIn(result.error, 'the scenario').filter(
      (problem) => !misplaced.some(({ step }) => problem.startsWith(step)),
    );
    throw invalidScenario([
      ...misplaced.map(({ step, key }) => `${step}.${key}: ${misplacement}`),
      ...others,
    ]);
  }
  // The schema has validated the names, but its types are wider.
  const problems = problemsOf(result.data as unknown as Scenario);
  if (problems.length > 0) throw invalidScenario(problems);
  const { $schema: _schema, ...scenario } = value as Scenario & { $schema?: string };
  return scenario;
}

const misplacement = 'only expect.steps has it: move it there';

/** Returns the steps in `given` that only a test has; for the schema their keys are merely unknown. */
function misplacedSteps(value: unknown): { step: string; key: string }[] {
  const given = isRecord(value) && Array.isArray(value['given']) ? (value['given'] as unknown[]) : [];
  return given.flatMap((step, index) =>
    ['mark', 'rewind', 'together']
      .filter((key) => isRecord(step) && key in step)
      .map((key) => ({ step: `given[${index}]`, key })),
  );
}

/** Returns the default parameters of unvalidated data. */
function defaultParams(value: unknown): PlainRecord {
  const params = isRecord(value) && isRecord(value['params']) ? value['params'] : {};
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, param]) =>
      isRecord(param) && param['default'] !== undefined ? [[name, param['default'] as string]] : [],
    ),
  );
}

/** Returns problems beyond the schema: invalid parameters of actions, and references without a value. */
function problemsOf({ given = [], timeline = [], faults = [], expect }: Scenario): string[] {
  return [
    ...problemsOfSteps(['given'], given),
    ...problemsOfSteps(['expect', 'steps'], expect?.steps ?? []),
    ...timeline.flatMap((rule, index) => {
      const known = 'when' in rule ? ['member', 'input', 'answer'] : [];
      return 'fault' in rule
        ? problemsOfFault(rule.fault, ['timeline', index, 'fault'], known)
        : problemsOfAction(rule, ['timeline', index], known);
    }),
    ...faults.flatMap((rule, index) => problemsOfFault(rule, ['faults', index], [])),
    ...rulesInCycles(timeline).map(
      (index) => `timeline[${index}]: leads to itself at once, without end: give it an after or an nth`,
    ),
  ];
}

type Path = readonly PropertyKey[];

const at =
  (path: Path) =>
  (problem: string): string =>
    `${pathText(path)}: ${problem}`;

const problemsOfFault = (rule: Frozen<FaultRule>, path: Path, known: readonly string[]): string[] =>
  [...unknownReferences(rule, known), ...refusals(() => checkFault(rule as FaultRule))].map(at(path));

function problemsOfSteps(part: Path, steps: readonly Step[]): string[] {
  const saved: string[] = [];
  return steps.flatMap((step, index) => {
    const path = [...part, index];
    const problems =
      'action' in step ? problemsOfAction(step, path, saved) : unknownReferences(step, saved).map(at(path));
    for (const one of 'together' in step ? step.together : [step])
      if ('saveAs' in one && one.saveAs !== undefined) saved.push(one.saveAs);
    return problems;
  });
}

/** Returns the problems of an action's parameters. Values that are references cannot be validated yet. */
function problemsOfAction(
  { action: name, params = {} }: { action: string; params?: PlainRecord },
  path: Path,
  known: readonly string[],
): string[] {
  const action = findAction(name);
  return [
    ...unknownReferences(params, known).map(at(path)),
    ...(action ? problemsOfBody(action, params, [...path, 'params']) : []),
  ];
}

function problemsOfBody(action: Action, body: PlainRecord, path: Path): string[] {
  const result = action.body.safeParse(body, inEnglish);
  if (result.success) return [];
  const issues = result.error.issues.filter(
    ({ code, path: place }) =>
      code === 'unrecognized_keys' || referencesIn(valueAt(body, place)).length === 0,
  );
  return problemsIn({ issues }, 'params', path).map(
    (problem) => `${problem}; ${action.name} has ${fieldsOf(action) || 'none'}`,
  );
}

/** Returns the message of a ControlError as a list; empty when the check passes. */
function refusals(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof ControlError) return [error.message.replace(/\.$/, '')];
    throw error;
  }
}

/** Returns the problems of references without a known first part. Parameters are already resolved. */
const unknownReferences = (value: unknown, known: readonly string[]): string[] =>
  referencesIn(value)
    .filter((reference) => !known.includes(reference.split('.')[0] ?? ''))
    .map((reference) => {
      const there = known.map((name) => `$${name}`).join(', ');
      return `$${reference} refers to nothing${there === '' ? '' : `; there is ${there}`}`;
    });

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Returns the JSON schema of a scenario file, for completion in editors. */
export const scenarioJsonSchema = (): JsonSchema =>
  z.toJSONSchema(ScenarioSchema, {
    ...described,
    metadata: descriptions,
    reused: 'ref',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema === (ActionStep as z.core.$ZodType)) jsonSchema.allOf = allActions.map(bodyOf);
      mayRefer(jsonSchema);
    },
  });

const described = { io: 'input', unrepresentable: 'any' } as const;

/** Returns the schema of `params` for a given action. */
const bodyOf = ({ name, title, body }: Action): JsonSchema => ({
  if: { properties: { action: { const: name } }, required: ['action'] },
  then: {
    description: title,
    properties: {
      params: z.toJSONSchema(body, { ...described, override: ({ jsonSchema }) => mayRefer(jsonSchema) }),
    },
  },
});

const reference: JsonSchema = { type: 'string', pattern: '^\\$[A-Za-z_]' };

/** Allows a reference in place of a primitive value. */
function mayRefer(schema: JsonSchema): void {
  if (schema.type === undefined || schema.type === 'object' || schema.type === 'array') return;
  const own = { ...schema };
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
  schema.anyOf = [own, reference];
}

/** Returns the indexes of rules that trigger themselves at the same moment. */
export const rulesInCycles = (rules: readonly TimelineRule[]): readonly number[] =>
  rules.flatMap((rule, number) => (follow(rules, rule, new Set()).has(rule) ? [number] : []));

/** Returns the rules that a rule triggers at the same moment, transitively. */
function follow(
  rules: readonly TimelineRule[],
  rule: TimelineRule,
  found: Set<TimelineRule>,
): ReadonlySet<TimelineRule> {
  for (const next of rules)
    if ('when' in next && next.when === eventOfRule(rule) && isEndless(next) && !found.has(next))
      follow(rules, next, found.add(next));
  return found;
}

/** Whether a rule runs without a delay and without a limit. */
const isEndless = ({ nth, after }: Extract<TimelineRule, { when: string }>): boolean =>
  nth === undefined && (after === undefined || (durationPattern.test(after) && parseDuration(after) === 0));
