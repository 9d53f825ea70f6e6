/** The names of actions, and of the events that run them for a timeline. */
import type { actions } from '../domains/actions.ts';

type Actions = typeof actions;

/** The full name of an action, e.g. `deposit.payQr`. */
export type ActionName = {
  readonly [Noun in keyof Actions & string]: `${Noun}.${keyof Actions[Noun] & string}`;
}[keyof Actions & string];

/** Returns the name of the event that runs an action for a timeline, e.g. `scenario.deposit.payQr`. */
export const timelineEventOf = (action: ActionName): string => `scenario.${action}`;

/** The name of the event that adds a fault rule for a timeline. */
export const faultEvent = 'scenario.fault';

/** Returns the name of the event of a rule. */
export const eventOfRule = (rule: { readonly action: ActionName } | { readonly fault: object }): string =>
  'fault' in rule ? faultEvent : timelineEventOf(rule.action);
