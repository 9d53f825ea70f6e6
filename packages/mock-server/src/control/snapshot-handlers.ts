/** Worlds remembered under a name, to go back to as often as wanted. */
import { toMoment } from '@wallet/contract/wire/time';
import { Refused } from '../world/refused.ts';
import type { Save } from '../world/record.ts';
import type { World } from '../world/world.ts';
import type { ControlHandlers } from './handler.ts';
import { recordControl } from './handler.ts';
import type { SnapshotView } from './control-schema.ts';
import { showWorld } from './world-handlers.ts';

/** Snapshots of one world that are kept. */
const most = 50;

const showSave = ({ name, at }: Save): SnapshotView => ({ name, at: toMoment(at) });

function requireSnapshot({ saves }: World, name: string): void {
  const names = saves.list().map((save) => save.name);
  if (names.includes(name)) return;
  throw new Refused(
    'missing',
    `There is no snapshot ${name}; there is ${names.length === 0 ? 'none' : names.join(', ')}.`,
  );
}

export const snapshotHandlers: ControlHandlers<'snapshots'> = {
  list: ({ world }) => world.saves.list().map(showSave),
  save({ world, body: { name } }) {
    if (world.saves.list().filter((save) => save.name !== name).length >= most)
      throw new Refused('impossible', `A world keeps ${most} snapshots: remove some.`);
    recordControl(world, 'snapshots.save', { name });
    return showSave(world.saves.put(name));
  },
  load({ world, params: { snapshot: name }, context }) {
    requireSnapshot(world, name);
    context.holds.end(world);
    world.saves.load(name);
    recordControl(world, 'snapshots.load', { name });
    return showWorld(world);
  },
  remove({ world, params: { snapshot: name } }) {
    requireSnapshot(world, name);
    world.saves.remove(name);
    recordControl(world, 'snapshots.remove', { name });
    return { message: 'OK' };
  },
};
