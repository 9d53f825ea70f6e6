import * as z from 'zod/mini';
import { ControlError } from '../world/control-error.ts';
import type { Param } from './scenario-schema.ts';

type ParamValue = Param['default'];

export type Params = Readonly<Record<string, Param>>;

export type ParamValues = Readonly<Record<string, ParamValue>>;

function schemaOf({
  default: defaultValue,
  oneOf,
  min = -Infinity,
  max = Infinity,
}: Param): z.ZodMiniType<ParamValue> {
  if (oneOf) return z.literal([...oneOf]);
  if (typeof defaultValue === 'number') return z.number().check(z.minimum(min), z.maximum(max));
  return typeof defaultValue === 'string' ? z.string().check(z.maxLength(200)) : z.boolean();
}

/**
 * Returns the parameters of a scenario, with texts parsed by the type of the parameter. Throws a ControlError for an
 * unknown or invalid one.
 */
export function readParams(
  scenario: string,
  params: Params,
  values: Readonly<Record<string, unknown>>,
): ParamValues {
  for (const name of Object.keys(values))
    if (!Object.hasOwn(params, name))
      throw new ControlError(
        'invalid',
        `The scenario ${scenario} has no parameter ${name}; ${listed(params)}`,
      );
  return Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, readParam(scenario, name, param, values[name])]),
  );
}

function readParam(scenario: string, name: string, param: Param, value: unknown): ParamValue {
  const result = z._default(schemaOf(param), param.default).safeParse(typed(value, param));
  if (result.success) return result.data;
  throw new ControlError(
    'invalid',
    `The parameter ${name} of the scenario ${scenario} is ${kindOf(param)}, not ${JSON.stringify(value)}.`,
  );
}

// Values from the command line are texts.
function typed(value: unknown, { default: defaultValue }: Param): unknown {
  if (typeof value !== 'string' || typeof defaultValue === 'string') return value;
  if (typeof defaultValue === 'number') return value.trim() === '' ? value : Number(value);
  return value === 'true' ? true : value === 'false' ? false : value;
}

/** Returns a description of the allowed values: `one of A, B`, `a number from 1`. */
function kindOf({ default: defaultValue, oneOf, min, max }: Param): string {
  if (oneOf) return `one of ${oneOf.join(', ')}`;
  if (typeof defaultValue === 'boolean') return 'true or false';
  if (typeof defaultValue === 'string') return 'a text';
  return ['a number', min === undefined ? '' : ` from ${min}`, max === undefined ? '' : ` to ${max}`].join(
    '',
  );
}

function listed(params: Params): string {
  const names = Object.keys(params);
  return names.length === 0 ? 'it has none.' : `there is ${names.join(', ')}.`;
}

/** Returns a line such as `note: why the slip is refused (one of A, B; INVALID_SLIP by default)`. */
export const describeParam = (name: string, param: Param): string =>
  `${name}: ${param.description} (${kindOf(param)}; ${String(param.default)} by default)`;
