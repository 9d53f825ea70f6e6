/** Worlds remembered under a name, to go back to as often as wanted. */
import { toMoment } from '@wallet/contract/wire/time';
import { Refused } from '../world/refused.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { World } from '../world/world.ts';
import type { ControlHandlers } from './handler.ts';
import { note } from './handler.ts';
import type { SnapshotView } from './shapes.ts';
import { showWorld } from './worlds.ts';

interface Kept {
  readonly view: SnapshotView;
  readonly snapshot: Snapshot;
}

/** The snapshots of a world, by name; they go with the world. */
export type Snapshots = (world: World) => Map<string, Kept>;

/** Snapshots of one world that are kept. */
const most = 50;

export function createSnapshots(): Snapshots {
  const ofWorlds = new WeakMap<World, Map<string, Kept>>();
  return (world) => {
    const known = ofWorlds.get(world) ?? new Map<string, Kept>();
    ofWorlds.set(world, known);
    return known;
  };
}

function requireSnapshot(snapshots: Map<string, Kept>, name: string): Kept {
  const kept = snapshots.get(name);
  if (kept) return kept;
  const names = [...snapshots.keys()].join(', ');
  throw new Refused('missing', `There is no snapshot ${name}; there is ${names === '' ? 'none' : names}.`);
}

export const snapshotHandlers: ControlHandlers<'snapshots'> = {
  list: ({ world, room }) => [...room.snapshots(world).values()].map(({ view }) => view),
  save({ world, body: { name }, room }) {
    const own = room.snapshots(world);
    own.delete(name);
    if (own.size >= most) throw new Refused('impossible', `A world keeps ${most} snapshots: remove some.`);
    note(world, 'snapshots.save', { name });
    const view = { name, at: toMoment(world.clock.now()) };
    own.set(name, { view, snapshot: world.snapshot() });
    return view;
  },
  load({ world, params: { snapshot: name }, room }) {
    const { snapshot } = requireSnapshot(room.snapshots(world), name);
    room.holds.release(world);
    world.restore(snapshot);
    note(world, 'snapshots.load', { name });
    return showWorld(world);
  },
  remove({ world, params: { snapshot: name }, room }) {
    requireSnapshot(room.snapshots(world), name);
    room.snapshots(world).delete(name);
    note(world, 'snapshots.remove', { name });
    return { message: 'OK' };
  },
};
