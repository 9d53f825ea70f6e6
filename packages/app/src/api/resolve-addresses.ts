/** Resolves relative addresses of a response against the origin of its service. */
import type { Schema } from '@wallet/contract/c';
import { isAddress } from '@wallet/contract/wire/text';

/** The parts of a zod definition that this module uses. */
type Definition = Schema['_zod']['def'] & {
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
};

/** Returns a value with its addresses resolved; an empty origin is the page's own. */
export function withOrigin<T>(schema: Schema, value: T, origin: string): T {
  return origin === '' ? value : (within(schema, value, origin) as T);
}

function within(schema: Schema, value: unknown, origin: string): unknown {
  if (isAddress(schema)) return typeof value === 'string' ? resolved(value, origin) : value;
  const { innerType, element, shape, options } = schema._zod.def as Definition;
  if (innerType) return within(innerType, value, origin);
  if (options)
    return within(options.find((option) => option.safeParse(value).success) ?? noSchema, value, origin);
  if (element) return Array.isArray(value) ? value.map((row) => within(element, row, origin)) : value;
  if (!shape || typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => {
    const inner = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return [name, inner ? within(inner, field, origin) : field] as const;
  });
  return Object.fromEntries(fields);
}

/** The schema without a matching option: it has no addresses. */
const noSchema = { _zod: { def: { type: 'unknown' } } } as unknown as Schema;

/** An address that hides another host stays unchanged; the component that shows it rejects it. */
function resolved(address: string, origin: string): string {
  const trimmed = address.trim();
  if (trimmed === '' || !URL.canParse(trimmed, origin)) return address;
  const url = new URL(trimmed, origin);
  return url.origin === origin ? url.href : address;
}
