/** Scenarios as JSON: read with messages for people, and described as JSON schema for editors. */
import * as z from 'zod/mini';
import { readInput } from '../domains/verb.ts';
import { allVerbs, findVerb } from '../domains/verbs.ts';
import type { PlainRecord } from '../world/plain.ts';
import { Refused } from '../world/refused.ts';
import { namesIn } from './reference.ts';
import type { Scenario } from './scenario.ts';
import { DoStep, meanings, ScenarioShape } from './scenario.shape.ts';
import type { Step } from './step.ts';

/** A scenario that makes no sense, with everything that is wrong with it. */
export class ScenarioRefused extends Refused {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super('senseless', `The scenario makes no sense: ${problems.join('; ')}.`);
    this.problems = problems;
  }
}

/** Reads a scenario from JSON data. Throws a ScenarioRefused. */
export function readScenario(value: unknown): Scenario {
  const result = ScenarioShape.safeParse(value);
  if (!result.success) throw new ScenarioRefused(result.error.issues.flatMap((issue) => tell(issue, [])));
  const { $schema: _schema, ...scenario } = result.data;
  // The names in it are checked by the shape, whose types are wider.
  const read = scenario as unknown as Scenario;
  const problems = [...problemsOfSteps(read), ...problemsOfTimeline(read)];
  if (problems.length > 0) throw new ScenarioRefused(problems);
  return read;
}

type Issue = z.core.$ZodIssue;

/** Where something is wrong, and what. Of the things a value might have been, the one it comes nearest to is told. */
function tell(issue: Issue, above: readonly PropertyKey[]): string[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union') {
    const [nearest] = [...issue.errors].sort((a, b) => a.length - b.length);
    if (nearest) return nearest.flatMap((inner) => tell(inner, path));
  }
  return [`${path.join('.') || 'the scenario'}: ${issue.message}`];
}

function problemsOfSteps({ given = [], expect, params = {} }: Scenario): string[] {
  const parts: readonly [string, readonly Step[]][] = [
    ['given', Array.isArray(given) ? given : []],
    ['expect.play', expect?.play ?? []],
  ];
  return parts.flatMap(([part, steps]) => {
    const known = ['param'];
    return steps.flatMap((step, index) => {
      const problems = problemsOfStep(step, known, Object.keys(params));
      if ('keep' in step && step.keep !== undefined) known.push(step.keep);
      return problems.map((problem) => `${part}.${index}: ${problem}`);
    });
  });
}

const problemsOfStep = (step: Step, known: readonly string[], params: readonly string[]): string[] =>
  'do' in step
    ? problemsOfDeed(step, known, params)
    : 'call' in step
      ? unknownReferences(step as unknown as PlainRecord, known, params)
      : [];

const problemsOfTimeline = ({ timeline = [], params = {} }: Scenario): string[] =>
  timeline.flatMap((rule, index) => {
    const known = 'when' in rule ? ['param', 'member', 'input', 'answer'] : ['param'];
    return problemsOfDeed(rule, known, Object.keys(params)).map((problem) => `timeline.${index}: ${problem}`);
  });

/** What is wrong with a verb and what it is told. With references in it, only the references can be judged. */
function problemsOfDeed(
  { do: name, with: body = {} }: { readonly do: string; readonly with?: PlainRecord },
  known: readonly string[],
  params: readonly string[],
): string[] {
  if (namesIn(body).length > 0) return unknownReferences(body, known, params);
  const verb = findVerb(name);
  try {
    if (verb) readInput(name, 'with', verb.body, body);
    return [];
  } catch (error) {
    if (error instanceof Refused) return [error.message];
    throw error;
  }
}

function unknownReferences(
  value: PlainRecord,
  known: readonly string[],
  params: readonly string[],
): string[] {
  return namesIn(value).flatMap((reference) => {
    const [name = '', field = ''] = reference.split('.');
    if (!known.includes(name))
      return [`$${reference} refers to nothing; there is ${known.map((one) => `$${one}`).join(', ')}`];
    if (name === 'param' && !params.includes(field)) return [`$${reference} is none of its parameters`];
    return [];
  });
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The JSON schema of a scenario file: an editor that knows it completes verbs, calls and what they are told. */
export function scenarioJsonSchema(): JsonSchema {
  return z.toJSONSchema(ScenarioShape, {
    metadata: meanings,
    io: 'input',
    unrepresentable: 'any',
    reused: 'ref',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema !== (DoStep as z.core.$ZodType)) return;
      jsonSchema.allOf = allVerbs.map(({ name, title, body }) => ({
        if: { properties: { do: { const: name } }, required: ['do'] },
        then: {
          description: title,
          properties: { with: mayRefer(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })) },
        },
      }));
    },
  });
}

const reference: JsonSchema = { type: 'string', pattern: '^\\$[A-Za-z_]' };

/** A schema in which a reference may stand for every value that is no record. */
function mayRefer({ $schema: _schema, ...schema }: JsonSchema): JsonSchema {
  if (schema.properties === undefined) return { anyOf: [schema, reference] };
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [
        name,
        typeof field === 'boolean' ? field : mayRefer(field),
      ]),
    ),
  };
}
