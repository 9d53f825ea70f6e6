/** The owner and the last use of worlds. They are no part of a world: a fork, a file and a hash are without. */
import type { World } from '../world/world.ts';
import type { Ownership } from './team-schema.ts';

const ownerships = new WeakMap<World, Ownership>();

/** Returns undefined without a team. */
export const ownershipOf = (world: World): Ownership | undefined => ownerships.get(world);

export const setOwnership = (world: World, ownership: Ownership): void =>
  void ownerships.set(world, ownership);
