/** Resolves relative addresses of a response against the origin of its service. */
import type { Schema } from '@wallet/contract/c';
import { isAddress } from '@wallet/contract/wire/text';
import { parseUrl } from '@wallet/ui/base/parse-url';
import { mapValues } from './map-values.ts';

/** Returns a value with its addresses resolved; an empty origin is the page's own. */
export function withOrigin<T>(schema: Schema, value: T, origin: string): T {
  if (origin === '') return value;
  const resolve = (address: unknown) => (typeof address === 'string' ? resolved(address, origin) : address);
  return mapValues(schema, value, (leaf) => (isAddress(leaf) ? resolve : undefined)) as T;
}

/** An address that hides another host stays unchanged; the component that shows it rejects it. */
function resolved(address: string, origin: string): string {
  const trimmed = address.trim();
  const url = trimmed === '' ? undefined : parseUrl(trimmed, origin);
  return url?.origin === origin ? url.href : address;
}
