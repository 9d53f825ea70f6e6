/** The rights of people to control calls. */
import type { ControlRoute } from '../control/control.contract.ts';
import { findAction } from '../domains/actions.ts';
import { ControlError } from '../world/control-error.ts';
import type { Person } from './people.ts';

/** Calls that read, although their filter is a body. */
const readingPosts = ['ledger.transactions', 'journal.verify', 'journal.wait', 'scenarios.check'];

/** Returns whether a call changes nothing. */
export const isReading = ({ id, method }: Pick<ControlRoute, 'id' | 'method'>): boolean =>
  method === 'GET' || readingPosts.includes(id) || findAction(id)?.isSafe === true;

/** Throws a ControlError for a call that this person may not make. */
export function requireRight(person: Person, route: ControlRoute): void {
  if (person.role === 'reader' && !isReading(route))
    throw new ControlError('forbidden', `${person.name} is a reader: ${route.id} needs a tester.`);
}
