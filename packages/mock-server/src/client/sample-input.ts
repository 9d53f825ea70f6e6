/** Valid inputs of calls, derived from the contract: each field by its name, else by its type. */
import type { Operation } from '@wallet/contract';
import { demoPassword } from '@wallet/contract/demo-members';
import * as z from 'zod/mini';
import { paidReference } from '../domains/deposit/deposit.seed.ts';
import { pathOf } from './http.ts';

/** Values by field name, for fields whose type allows invalid values. */
const values: Readonly<Record<string, unknown>> = {
  slotCode: 'PG',
  provider: 'pg',
  reference: paidReference,
  phoneNumber: '0811111111',
  username: '0811111111',
  password: demoPassword,
  oldPassword: demoPassword,
  newPassword: 'demo12345',
  name: 'Ann',
  bankCode: 'KBANK',
  bankAccountName: 'ANN TEST',
  bankAccountNo: '5550001111',
  amount: 100,
  from: 'wallet',
  to: 'PG',
  page: 1,
  limit: 10,
  skip: 0,
  sender: 'customer',
  message: { message_type: 'text', payload: { text: 'hello' } },
};

interface Field {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Field>>;
  readonly required?: readonly string[];
}

function sampleField(name: string, field: Field): unknown {
  if (Object.hasOwn(values, name)) return values[name];
  if (field.const !== undefined) return field.const;
  if (field.enum) return field.enum[0];
  if (field.type === 'object') return sampleFields(field);
  if (field.type === 'array') return [];
  if (field.type === 'number' || field.type === 'integer') return 1;
  return field.type === 'boolean' ? true : 'x';
}

const sampleFields = ({ properties = {}, required = [] }: Field): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || Object.hasOwn(values, name))
      .map(([name, field]) => [name, sampleField(name, field)]),
  );

/** Throws an Error when a field needs an entry in `values`. */
function sampleOf(id: string, schema: z.ZodMiniType): Readonly<Record<string, unknown>> {
  const fields = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const sample = sampleFields(fields as Field);
  const { error } = schema.safeParse(sample);
  if (error) throw new Error(`sample-input.ts has no value for ${id}: ${error.message}`);
  return sample;
}

export const takesJson = (operation: Operation): operation is Operation & { readonly body: z.ZodMiniType } =>
  operation.body !== undefined && operation.contentType === 'application/json';

/** Returns a valid body, undefined for a call without a JSON body. */
export const sampleBody = (operation: Operation): Readonly<Record<string, unknown>> | undefined =>
  takesJson(operation) ? sampleOf(operation.id, operation.body) : undefined;

export const sampleParams = ({ id, pathParams }: Operation): Readonly<Record<string, string>> =>
  pathParams ? (sampleOf(id, pathParams) as Readonly<Record<string, string>>) : {};

export const samplePath = (operation: Operation, params: Readonly<Record<string, string>> = {}): string =>
  pathOf(operation.path, { ...sampleParams(operation), ...params });
