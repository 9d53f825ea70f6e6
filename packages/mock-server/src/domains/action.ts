/**
 * Actions change a noun as an operator, a bank, a provider or a tester. They are declared in
 * `domains/<noun>/<noun>.actions.ts`. The control API and the scenarios are built from them. An action runs the rules
 * of its noun, and its body and answer have schemas.
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
export interface ActionDefinition<Body extends z.ZodMiniType, Answer extends z.ZodMiniType> {
  /** One line for the docs. */
  readonly title: string;
  readonly body: Body;
  readonly answer: Answer;
  /** Whether it only looks: it runs outside of a command and leaves nothing in the journal. */
  readonly isSafe?: boolean;
  /** Does it. Needs an open command unless the action is safe; refuses with a ControlError or a DomainError. */
  run(world: World, body: z.output<Body>): z.output<Answer>;
}

export interface Action<
  Name extends string = string,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> extends ActionDefinition<Body, Answer> {
  /** `noun.action`, e.g. `deposit.payQr`. */
  readonly name: Name;
}

/** A positive amount: baht on the wire. */
export const Amount = bahtFrom(satang(1));

/** Baht of either sign, at most two decimals. */
export const SignedBaht = bahtFrom(satang(-maxSatang));

/** The same fields, each of which may be left out. */
export const partly = <Fields extends Record<string, z.ZodMiniType>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.exactOptional(field)]),
  ) as unknown as {
    [Name in keyof Fields]: z.ZodMiniExactOptional<Fields[Name]>;
  };

/** Declares an action; `nameActions` names it. */
export const defineAction = <Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  rule: ActionDefinition<Body, Answer>,
): ActionDefinition<Body, Answer> => rule;

type AnyDefinition = ActionDefinition<z.ZodMiniType, z.ZodMiniType>;
type Named<Noun extends string, Rules extends Readonly<Record<string, AnyDefinition>>> = {
  readonly [Key in keyof Rules & string]: Rules[Key] & { readonly name: `${Noun}.${Key}` };
};

/** The actions of a noun, by their names within it. */
export const nameActions = <const Noun extends string, Rules extends Readonly<Record<string, AnyDefinition>>>(
  noun: Noun,
  rules: Rules,
): Named<Noun, Rules> =>
  Object.fromEntries(
    Object.entries(rules).map(([key, rule]) => [key, { ...rule, name: `${noun}.${key}` }]),
  ) as unknown as Named<Noun, Rules>;

/**
 * Does what an action does, as one command of kind `control`. Throws a ControlError that says what is wrong: with the body, with
 * the world as it is, or which code the rules refuse with.
 */
export function performAction<Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  world: World,
  action: Action<string, Body, Answer>,
  body: unknown,
): z.input<Answer> {
  const input = readInput(action.name, 'body', action.body, body ?? {});
  const run = (): z.input<Answer> => encodeActionAnswer(action.name, action.answer, action.run(world, input));
  try {
    if (action.isSafe) world.catchUp();
    return action.isSafe
      ? run()
      : world.command({ kind: 'control', name: action.name, input: z.encode(action.body, input) }, run);
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

/** Returns the answer on the wire. Throws a ContractViolation. */
export function encodeActionAnswer<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  answer: z.output<Schema>,
): z.input<Schema> {
  const result = z.safeEncode(schema, answer, inEnglish);
  if (result.success) return result.data;
  throw new ContractViolation(name, `the answer is not as declared: ${firstProblem(result.error, 'answer')}`);
}

const firstProblem = (error: z.core.$ZodError, part: string): string =>
  problemsIn(error, part)[0] ?? `${part}: Invalid input`;

function refusedByRules(name: string, { code, params }: DomainError): ControlError {
  const body = z.encode(ErrorBody, { message: code, ...(params && { params }) });
  const values = Object.entries(body.params ?? {}).map(([key, value]) => `${key} ${value}`);
  const refusal = values.length > 0 ? `${code} (${values.join(', ')})` : code;
  const message = `${name} is refused with ${refusal}.`;
  return new ControlError(code === 'NO_DATA' ? 'notFound' : 'conflict', message, { code });
}
