/** The names that entries of a journal can have in the run of a scenario. */
import { operations } from '@wallet/contract';
import { allActions, type actions } from '../domains/actions.ts';
import { domainEvents } from '../domains/demo.ts';

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

const effects = operations.filter(({ metadata }) => !metadata.safe).map(({ id }) => id);
const lookups = operations.filter(({ metadata }) => metadata.safe).map(({ id }) => id);

/** Commands that can trigger a timeline rule. Safe calls are no commands. */
export const commandNames: readonly string[] = [
  ...new Set([
    ...effects,
    ...allActions.filter(({ isSafe }) => !isSafe).map(({ name }) => name),
    'ledger.adjust',
    ...Object.keys(domainEvents),
    ...allActions.map(({ name }) => timelineEventOf(name as ActionName)),
    faultEvent,
  ]),
];

const socketEntries = [
  'socket.connect',
  'socket.join',
  'socket.messaging',
  'socket.event',
  'socket.disconnect',
];

export const journalNames: readonly string[] = [...commandNames, ...lookups, ...socketEntries];
