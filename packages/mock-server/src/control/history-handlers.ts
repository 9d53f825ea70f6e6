/** The past of a world: its moments, their changes, and the way back. */
import { findAction } from '../domains/actions.ts';
import { ControlError, invalid } from '../world/control-error.ts';
import { rowChangesOf } from '../world/row-changes.ts';
import type { World } from '../world/world.ts';
import type { ControlRoute } from './control.contract.ts';
import { recordControl, requireKnown, type ControlHandlers } from './handler.ts';
import { toMoment } from '@wallet/contract/wire/time';
import type { NamedCheckpoint } from '../world/world-record.ts';
import type { SnapshotView } from './control-schema.ts';
import { showWorld } from './world-handlers.ts';

/** Calls whose response depends on state, clock and journal alone; safe actions are further ones. */
const readings: readonly string[] = [
  'worlds.read',
  'worlds.exportFile',
  'clock.read',
  'clock.due',
  'faults.list',
  'ledger.transactions',
  'ledger.balances',
  'ledger.audit',
  'journal.list',
  'journal.verify',
  'states.list',
];

const entryOf = (text: unknown): number => {
  if (/^\d{1,9}$/.test(String(text))) return Number(text);
  throw invalid(
    `The past is named by the number of a journal entry, from 0 on, not ${String(text)}; a reset returns to the start.`,
  );
};

/** Returns a copy of a world at the moment of an entry. Throws a ControlError for a call that needs the present. */
export function worldAt(world: World, route: ControlRoute, entry: unknown): World {
  if (readings.includes(route.id) || findAction(route.id)?.isSafe) return world.at(entryOf(entry));
  throw invalid(
    `The call ${route.id} has no \`at\`: the past can only be read. To go on from there, use worlds.fork or worlds.rewind.`,
  );
}

export const historyHandlers: ControlHandlers<'history'> = {
  read: ({ world }) => ({ oldest: world.history.oldest, newest: world.journal.length - 1 }),
  changes: ({ world, params: { entry } }) => rowChangesOf(world, entryOf(entry)),
};

const most = 50;

const showSnapshot = ({ name, at }: NamedCheckpoint): SnapshotView => ({ name, at: toMoment(at) });

const namesOf = ({ checkpoints }: World): string[] => checkpoints.list().map(({ name }) => name);

export const snapshotHandlers: ControlHandlers<'snapshots'> = {
  list: ({ world }) => world.checkpoints.list().map(showSnapshot),
  save({ world, body: { name } }) {
    if (namesOf(world).filter((other) => other !== name).length >= most)
      throw new ControlError('conflict', `A world has at most ${most} snapshots: remove some.`);
    recordControl(world, 'snapshots.save', { name });
    return showSnapshot(world.checkpoints.put(name));
  },
  load({ world, params: { snapshot: name }, context }) {
    requireKnown('snapshot', name, namesOf(world));
    context.deferredResponses.end(world);
    world.checkpoints.load(name);
    recordControl(world, 'snapshots.load', { name });
    return showWorld(world);
  },
  remove({ world, params: { snapshot: name } }) {
    requireKnown('snapshot', name, namesOf(world));
    world.checkpoints.remove(name);
    recordControl(world, 'snapshots.remove', { name });
    return { message: 'OK' };
  },
};
