/** The worlds of a team: owners, names, last uses, ends, and limits for each person. */
import { toMoment } from '@wallet/contract/wire/time';
import type { Persistence } from '../persistence/persistence.ts';
import { days, hours } from '../world/clock.ts';
import { ControlError } from '../world/control-error.ts';
import type { World } from '../world/world.ts';
import { defaultWorldId, type Worlds } from '../world/worlds.ts';
import { ownershipOf, setOwnership, canRead } from './rights.ts';
import type { Person } from './people.ts';
import type { Ownership, OwnershipChange } from './team-schema.ts';

export interface TeamLimits {
  /** Days without a request after which a world is removed. */
  readonly worldDays: number;
  readonly worlds: number;
  /** The most memory for the history of the worlds of a person. */
  readonly megabytes: number;
}

export const usualLimits: TeamLimits = { worldDays: 14, worlds: 10, megabytes: 256 };

/** A later use is stored with the next one after this time. */
const storedEvery = hours(1);
const noteOf = (id: string): string => `world/${id}`;

export function createTeamWorlds(
  { notes, note, earlier }: Persistence,
  { worldDays, worlds: mostWorlds, megabytes: mostMegabytes }: TeamLimits,
) {
  const storedAt = new WeakMap<World, number>();

  function put(world: World, ownership: Ownership): void {
    setOwnership(world, ownership);
    storedAt.set(world, Date.parse(ownership.usedAt));
    note(noteOf(world.id), JSON.stringify(ownership));
  }

  function use(world: World, at: number): void {
    const ownership: Ownership = {
      ...(ownershipOf(world) ?? { access: 'open' }),
      usedAt: toMoment(at),
      ...(world.id !== defaultWorldId && { endsAt: toMoment(at + days(worldDays)) }),
    };
    if (at - (storedAt.get(world) ?? -Infinity) >= storedEvery) put(world, ownership);
    else setOwnership(world, ownership);
  }

  const megabytesOf = (worlds: readonly World[]): number =>
    worlds.reduce((sum, { history }) => sum + history.bytes, 0) / 1_000_000;

  function requireRoom(all: Worlds, { name, worlds = mostWorlds, megabytes = mostMegabytes }: Person): void {
    all.sweep();
    const own = all.list().filter((world) => ownershipOf(world)?.owner === name);
    if (own.length >= worlds)
      throw new ControlError('conflict', `${name} has ${worlds} worlds already: delete one first.`);
    if (megabytesOf(own) >= megabytes)
      throw new ControlError(
        'conflict',
        `The history of ${name}’s worlds needs ${megabytes} MB already: delete or reset one first.`,
      );
  }

  const ids = new Set(earlier.worlds.map(({ id }) => noteOf(id)));
  for (const name of notes.keys()) if (name.startsWith(noteOf('')) && !ids.has(name)) note(name);
  for (const world of earlier.worlds) {
    const stored = notes.get(noteOf(world.id));
    if (stored !== undefined) setOwnership(world, JSON.parse(stored) as Ownership);
  }

  return {
    /** Milliseconds without a request after which a world is removed. */
    lifetime: days(worldDays),
    /** The times of last use, for `createWorlds`. */
    uses: {
      get(world: World) {
        const { usedAt } = ownershipOf(world) ?? {};
        return usedAt === undefined ? undefined : Date.parse(usedAt);
      },
      set: use,
    },
    /** Returns the worlds as a person sees them: new ones are theirs, within their limits. */
    of(worlds: Worlds, person: Person): Worlds {
      return {
        ...worlds,
        open(make, id) {
          requireRoom(worlds, person);
          const world = worlds.open(make, id);
          put(world, { ...(ownershipOf(world) as Ownership), owner: person.name, access: 'read' });
          return world;
        },
        list: () => worlds.list().filter((world) => canRead(person, world)),
      };
    },
    change: (world: World, change: OwnershipChange): void =>
      put(world, { ...(ownershipOf(world) as Ownership), ...change }),
    removed: ({ id }: World): void => note(noteOf(id)),
  };
}
