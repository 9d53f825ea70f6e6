/** The parameters of actions, in short, for the docs. */
import * as z from 'zod/mini';
import type { Action } from '../domains/action.ts';

/** Returns the fields of an action's body: `member, amount, reason?`; empty when it has none. */
export function fieldsOf({ body }: Action): string {
  const { properties = {}, required = [] } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties)
    .map((name) => (required.includes(name) ? name : `${name}?`))
    .join(', ');
}
