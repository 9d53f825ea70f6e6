/** Named snapshots of a world. */
import { toMoment } from '@wallet/contract/wire/time';
import { ControlError } from '../world/control-error.ts';
import type { NamedCheckpoint } from '../world/world-record.ts';
import type { World } from '../world/world.ts';
import type { ControlHandlers } from './handler.ts';
import { recordControl } from './handler.ts';
import type { SnapshotView } from './control-schema.ts';
import { showWorld } from './world-handlers.ts';

const most = 50;

const showSnapshot = ({ name, at }: NamedCheckpoint): SnapshotView => ({ name, at: toMoment(at) });

function requireSnapshot({ checkpoints }: World, name: string): void {
  const names = checkpoints.list().map((save) => save.name);
  if (names.includes(name)) return;
  throw new ControlError(
    'notFound',
    `There is no snapshot ${name}; there is ${names.length === 0 ? 'none' : names.join(', ')}.`,
  );
}

export const snapshotHandlers: ControlHandlers<'snapshots'> = {
  list: ({ world }) => world.checkpoints.list().map(showSnapshot),
  save({ world, body: { name } }) {
    if (world.checkpoints.list().filter((save) => save.name !== name).length >= most)
      throw new ControlError('conflict', `A world has at most ${most} snapshots: remove some.`);
    recordControl(world, 'snapshots.save', { name });
    return showSnapshot(world.checkpoints.put(name));
  },
  load({ world, params: { snapshot: name }, context }) {
    requireSnapshot(world, name);
    context.deferredResponses.end(world);
    world.checkpoints.load(name);
    recordControl(world, 'snapshots.load', { name });
    return showWorld(world);
  },
  remove({ world, params: { snapshot: name } }) {
    requireSnapshot(world, name);
    world.checkpoints.remove(name);
    recordControl(world, 'snapshots.remove', { name });
    return { message: 'OK' };
  },
};
