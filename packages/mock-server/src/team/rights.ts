/** The rights of people to control calls and worlds. */
import { findAction } from '../domains/actions.ts';
import { ControlError } from '../world/control-error.ts';
import type { World } from '../world/world.ts';
import type { Person } from './people.ts';
import type { Ownership } from './team-schema.ts';

const ownerships = new WeakMap<World, Ownership>();

/** Returns undefined without a team. */
export const ownershipOf = (world: World): Ownership | undefined => ownerships.get(world);

export const setOwnership = (world: World, ownership: Ownership): void =>
  void ownerships.set(world, ownership);

/** The part of a control call that decides about rights. */
export interface ControlCall {
  readonly id: string;
  readonly method: string;
}

/** Calls that read, although their filter is a body. */
const readingPosts = ['ledger.transactions', 'journal.verify', 'journal.wait', 'scenarios.check'];
/** Calls that leave the world of their path as it is. */
const leavesWorld = ['worlds.fork'];
const onlyOwner = ['worlds.change', 'worlds.remove'];

/** Returns whether a call changes nothing. */
export const isReading = ({ id, method }: ControlCall): boolean =>
  method === 'GET' || readingPosts.includes(id) || findAction(id)?.isSafe === true;

/** Returns whether a person may look at a world. */
export function canRead({ name }: Person, world: World): boolean {
  const { owner = name, access } = ownershipOf(world) ?? {};
  return owner === name || access !== 'locked';
}

/** Throws a ControlError for a call that the role of a person excludes. */
export function requireRole({ name, role }: Person, route: ControlCall): void {
  if (role === 'reader' && !isReading(route))
    throw new ControlError('forbidden', `${name} is a reader: ${route.id} needs a tester.`);
}

/** Throws a ControlError for a call that the owner of a world excludes. */
export function requireAccess(person: Person, route: ControlCall, world: World): void {
  const { owner = person.name, access = 'open' } = ownershipOf(world) ?? {};
  if (owner === person.name) return;
  if (!canRead(person, world)) throw new ControlError('forbidden', `${world.id} is locked by ${owner}.`);
  if (isReading(route) || leavesWorld.includes(route.id)) return;
  if (access === 'read' || onlyOwner.includes(route.id))
    throw new ControlError('forbidden', `${world.id} belongs to ${owner}: fork it for a copy to change.`);
}
