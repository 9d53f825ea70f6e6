/** What can be told to a scenario when a world begins with it. */
import * as z from 'zod/mini';
import { Refused } from '../world/refused.ts';

type ParamValue = string | number | boolean;

export interface Param {
  /** What it decides, in a sentence. */
  readonly about: string;
  /** What holds when nobody says anything; also decides the type. */
  readonly default: ParamValue;
  /** All values there are, when not every one of the type makes sense. */
  readonly oneOf?: readonly (string | number)[];
  /** The smallest number that makes sense. */
  readonly least?: number;
  /** The largest one. */
  readonly most?: number;
}

export type Params = Readonly<Record<string, Param>>;

type Widened<Value> = Value extends string ? string : Value extends number ? number : boolean;

/** The values of parameters as `given` gets them. */
export type ParamValues<P extends Params = Params> = {
  readonly [Name in keyof P]: Widened<P[Name]['default']>;
};

function schemaOf({
  default: usual,
  oneOf,
  least = -Infinity,
  most = Infinity,
}: Param): z.ZodMiniType<ParamValue> {
  if (oneOf) return z.literal([...oneOf]);
  if (typeof usual === 'number') return z.number().check(z.minimum(least), z.maximum(most));
  return typeof usual === 'string' ? z.string().check(z.maxLength(200)) : z.boolean();
}

/**
 * The values of a scenario's parameters; texts are read as the type of the parameter. Throws a Refused that lists what
 * there is.
 */
export function readParams(
  scenario: string,
  params: Params,
  told: Readonly<Record<string, unknown>>,
): Readonly<Record<string, ParamValue>> {
  for (const name of Object.keys(told))
    if (!Object.hasOwn(params, name))
      throw new Refused('senseless', `The scenario ${scenario} has no parameter ${name}; ${listed(params)}`);
  return Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, readParam(scenario, name, param, told[name])]),
  );
}

function readParam(scenario: string, name: string, param: Param, told: unknown): ParamValue {
  const result = z._default(schemaOf(param), param.default).safeParse(typed(told, param));
  if (result.success) return result.data;
  throw new Refused(
    'senseless',
    `The parameter ${name} of the scenario ${scenario} is ${kindOf(param)}, not ${JSON.stringify(told)}.`,
  );
}

// From the command line everything is a text.
function typed(told: unknown, { default: usual }: Param): unknown {
  if (typeof told !== 'string' || typeof usual === 'string') return told;
  if (typeof usual === 'number') return told.trim() === '' ? told : Number(told);
  return told === 'true' ? true : told === 'false' ? false : told;
}

/** What may be said, for people: `one of A, B`, `a number from 1`. */
function kindOf({ default: usual, oneOf, least, most }: Param): string {
  if (oneOf) return `one of ${oneOf.join(', ')}`;
  if (typeof usual === 'boolean') return 'true or false';
  if (typeof usual === 'string') return 'a text';
  return [
    'a number',
    least === undefined ? '' : ` from ${least}`,
    most === undefined ? '' : ` to ${most}`,
  ].join('');
}

function listed(params: Params): string {
  const names = Object.keys(params);
  return names.length === 0 ? 'it has none.' : `there is ${names.join(', ')}.`;
}

/** A parameter in one line: `note: why the slip is refused; one of …; INVALID_SLIP unless told`. */
export const describeParam = (name: string, param: Param): string =>
  `${name}: ${param.about} (${kindOf(param)}; ${String(param.default)} unless told)`;
