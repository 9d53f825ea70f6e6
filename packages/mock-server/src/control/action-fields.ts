/** Short descriptions of action parameters for the docs. */
import * as z from 'zod/mini';
import type { Action } from '../domains/action.ts';

/** Returns the fields of an action's body: `member, amount, reason?`; empty without fields. */
export function fieldsOf({ body }: Action): string {
  const { properties = {}, required = [] } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties)
    .map((name) => (required.includes(name) ? name : `${name}?`))
    .join(', ');
}
