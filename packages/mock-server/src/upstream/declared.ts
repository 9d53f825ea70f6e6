/**
 * Redaction of foreign data, which denies by default: declared fields stay, masked by name and by shape, and all others
 * go. Only amounts, kinds, moments and identifiers keep their digits.
 */
import type { Operation } from '@wallet/contract';
import { ErrorBody } from '@wallet/contract/wire/error-body';
import type { Schema } from '@wallet/contract/c';
import { isRecord, type Plain } from '../world/plain.ts';
import { placeholderOf, redactForeignText } from '../world/redaction.ts';

interface Parts {
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
}

/** Replaces the value of an undeclared field. */
const undeclared = '[not declared]';

/** Names that cannot be secrets themselves. */
const harmlessName = /^[A-Za-z_]{1,40}$/;
/** Fields whose values are identifiers. */
const identifier = /(?:id|reference|coupon)$/i;
const identifierValue = /^(?:[0-9a-f]{24}|[A-Za-z]{0,8}-?\d{1,20})$/;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;

/** Returns the input of a call with its declared fields only, without secrets. */
export const redactInput = (schema: Schema | undefined, value: unknown, call: string): Plain =>
  schema === undefined || value === undefined || value === null ? {} : redactBy(schema, value, '', call);

/** Returns a response with its declared fields only, without secrets. */
export const redactResponse = ({ id, responses }: Operation, status: number, value: unknown): Plain =>
  redactBy(status < 400 ? responses[200] : ErrorBody, value, '', id);

function redactBy(schema: Schema | undefined, value: unknown, key: string, call: string): Plain {
  if (value === undefined || value === null) return null;
  const placeholder = placeholderOf(key, value, call);
  if (placeholder !== undefined) return placeholder;
  if (schema === undefined) return undeclared;
  const { innerType, element, valueType, shape, options } = schema._zod.def as Parts;
  if (innerType) return redactBy(innerType, value, key, call);
  if (options) {
    const option = options.find((one) => one.safeParse(value).success) ?? options[0];
    return redactBy(option, value, key, call);
  }
  if (Array.isArray(value))
    return element ? value.map((row) => redactBy(element, row, key, call)) : undeclared;
  if (isRecord(value)) {
    if (!shape && !valueType) return undeclared;
    const fields = Object.entries(value).map(([name, field]): [string, Plain] => {
      const inner = shape && Object.hasOwn(shape, name) ? shape[name] : valueType;
      const isKnown = inner !== undefined || harmlessName.test(name);
      return [isKnown ? name : undeclared, inner ? redactBy(inner, field, name, call) : undeclared];
    });
    return Object.fromEntries(fields);
  }
  // A container that came as something else.
  if (element ?? shape ?? valueType) return undeclared;
  return redactLeaf(value, key);
}

function redactLeaf(value: unknown, key: string): Plain {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'string') return `[${typeof value}]`;
  if (moment.test(value) || (identifier.test(key) && identifierValue.test(value))) return value;
  return redactForeignText(value);
}
