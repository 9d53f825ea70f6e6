/**
 * Actions change a noun as an operator, a bank, a provider or a tester. Each is declared in
 * `domains/<noun>/<noun>.actions.ts`; the control API and the scenarios use them. An action follows the rules of its
 * noun. Its body and its result have schemas.
 */
import { ErrorBody } from '@wallet/contract/wire/error-body';
import { bahtFrom, maxSatang, satang } from '@wallet/contract/wire/money';
import * as z from 'zod/mini';
import { ContractViolation } from '../world/contract-violation.ts';
import { DomainError } from '../world/domain-error.ts';
import { ControlError } from '../world/control-error.ts';
import type { World } from '../world/world.ts';
import { inEnglish, problemsIn } from './problems.ts';

/** The schemas of an action: JSON, money in baht (Satang inside), moments in ISO 8601. */
export interface ActionDefinition<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
> {
  /** One sentence for the docs. */
  readonly title: string;
  readonly body: Body;
  readonly result: Result;
  /** Whether it only reads: it runs outside a command and leaves no journal entry. */
  readonly isSafe?: boolean;
  /** Runs the action. Needs an open command unless it is safe. Throws a ControlError or a DomainError. */
  run(world: World, body: z.output<Body>): z.output<Result>;
}

export interface Action extends ActionDefinition {
  /** `noun.action`, e.g. `deposit.payQr`. */
  readonly name: string;
}

/** A positive amount: baht on the wire. */
export const Amount = bahtFrom(satang(1));

/** Baht of either sign, at most two decimals. */
export const SignedBaht = bahtFrom(satang(-maxSatang));

/** The amount of a manual correction: baht of either sign, not 0. */
export const Correction = SignedBaht.check(
  z.refine((amount) => amount !== 0, 'Invalid input: the amount must not be 0'),
);

export const partly = <Fields extends Record<string, z.ZodMiniType>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.exactOptional(field)]),
  ) as unknown as {
    [Name in keyof Fields]: z.ZodMiniExactOptional<Fields[Name]>;
  };

/** Returns the fields of an action's body: `member, amount, reason?`; empty without fields. */
export function fieldsOf({ body }: Action): string {
  const { properties = {}, required = [] } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties)
    .map((name) => (required.includes(name) ? name : `${name}?`))
    .join(', ');
}

/** Declares an action; actions.ts names it. */
export const defineAction = <Body extends z.ZodMiniType, Result extends z.ZodMiniType>(
  rule: ActionDefinition<Body, Result>,
): ActionDefinition<Body, Result> => rule;

/**
 * Runs an action as one command of kind `control`. Throws a ControlError for an invalid body, an impossible state, or
 * an error code of the business rules.
 */
export function performAction(world: World, action: Action, body: unknown = {}): unknown {
  const input = readInput(action.name, 'body', action.body, body);
  const run = (): unknown => encodeActionResult(action.name, action.result, action.run(world, input));
  try {
    if (!action.isSafe)
      return world.command({ kind: 'control', name: action.name, input: z.encode(action.body, input) }, run);
    world.catchUp();
    return run();
  } catch (error) {
    throw error instanceof DomainError ? refusedByRules(action.name, error) : error;
  }
}

/** Returns the parsed input. Throws a ControlError with the path of the first problem. */
export function readInput<Schema extends z.ZodMiniType>(
  name: string,
  part: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value, inEnglish);
  if (result.success) return result.data;
  throw new ControlError('invalid', `${name}: ${firstProblem(result.error, part)}`);
}

/** Returns the encoded result. Throws a ContractViolation. */
export function encodeActionResult<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  value: z.output<Schema>,
): z.input<Schema> {
  const result = z.safeEncode(schema, value, inEnglish);
  if (result.success) return result.data;
  throw new ContractViolation(
    name,
    `the result does not match its schema: ${firstProblem(result.error, 'result')}`,
  );
}

/** An unknown key comes first, because a misspelt one is also missing. */
function firstProblem(error: z.core.$ZodError, part: string): string {
  const problems = problemsIn(error, part);
  return (
    problems.find((problem) => problem.includes(': unknown key')) ?? problems[0] ?? `${part}: Invalid input`
  );
}

function refusedByRules(name: string, { code, params }: DomainError): ControlError {
  const body = z.encode(ErrorBody, { message: code, ...(params && { params }) });
  const values = Object.entries(body.params ?? {}).map(([key, value]) => `${key} ${value}`);
  const refusal = values.length > 0 ? `${code} (${values.join(', ')})` : code;
  const message = `${name} failed with ${refusal}.`;
  return new ControlError(code === 'NO_DATA' ? 'notFound' : 'conflict', message, { code });
}
