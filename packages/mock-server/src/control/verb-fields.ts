/** What verbs are told, in short, for the docs. */
import * as z from 'zod/mini';
import type { Verb } from '../domains/verb.ts';

/** The fields of a verb's body: `member, amount, reason?`; empty when it is told nothing. */
export function fieldsOf({ body }: Verb): string {
  const { properties = {}, required = [] } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties)
    .map((name) => (required.includes(name) ? name : `${name}?`))
    .join(', ');
}
