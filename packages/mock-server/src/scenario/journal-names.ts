/** The names that entries of a journal can have in the run of a scenario. */
import { operations } from '@wallet/contract';
import { allActions } from '../domains/actions.ts';
import { domainEvents } from '../domains/demo.ts';
import type { ActionName } from './timeline-event.ts';
import { faultEvent, timelineEventOf } from './timeline-event.ts';

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
