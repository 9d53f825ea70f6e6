/** Actions on rows of members: listing all, and running a transition of one. */
import * as z from 'zod/mini';
import { ControlError } from '../world/control-error.ts';
import type { Machine } from '../world/machine.ts';
import type { Row, TableHandle } from '../world/store.ts';
import type { World } from '../world/world.ts';
import { MaybeMember, MemberKey, requireMember, RowId, rowsOfMember, type Owned } from './row-lookup.ts';
import { defineAction } from './action.ts';

type Stated = z.ZodMiniType<{ readonly status: string }>;

/** A table of rows with a state machine, whose name is the noun for a row in a message. */
export interface Kind<R extends Row, View extends z.ZodMiniType> {
  readonly machine: Machine;
  readonly rows: TableHandle<R>;
  readonly view: View;
  readonly show: (world: World, row: R) => z.output<View>;
}

/** Body fields that identify a row: its id, or its owner. */
type Named<Key extends string> = {
  readonly member: z.ZodMiniExactOptional<typeof MemberKey>;
} & Readonly<Record<Key, z.ZodMiniExactOptional<typeof RowId>>>;

/** Returns the actions of a kind of rows; `key` is the body field for the id of a row, e.g. `qr`. */
export function rowActions<R extends Owned, Key extends string, View extends Stated>(
  key: Key,
  { machine: { name: what }, rows, view, show }: Kind<R, View>,
) {
  const fields = { member: z.exactOptional(MemberKey), [key]: z.exactOptional(RowId) } as Named<Key>;

  type Status = z.output<View>['status'];

  /** Returns the row of the id in a body, else the newest one of its member with a status. Throws a ControlError. */
  const find = (world: World, body: object, status: Status): R => {
    const { member: owner, [key]: id } = body as Readonly<Record<string, string | undefined>>;
    const member = owner === undefined ? undefined : requireMember(world, owner);
    if (id !== undefined) {
      const row = rows(world).get(id);
      if (row && (!member || row.memberId === member.id)) return row;
      throw new ControlError('notFound', `There is no ${what} ${id}${member ? ` of ${member.phone}` : ''}.`);
    }
    if (!member) throw new ControlError('invalid', `Name the ${what} by member, or by its id.`);
    const owned = rowsOfMember(world, rows(world), member.id);
    const row = owned.findLast((each) => show(world, each).status === status);
    if (row) return row;
    const newest = owned.at(-1);
    throw new ControlError(
      'notFound',
      `There is no ${what} of ${member.phone} with the status ${status}${newest ? `; the newest has ${show(world, newest).status}` : ''}.`,
    );
  };

  return {
    fields,
    find,
    /** Declares an action that lists the rows, oldest first. */
    list: (title: string) =>
      defineAction({
        title,
        body: MaybeMember,
        result: z.array(view),
        isSafe: true,
        run: (world, { member }) => rowsOfMember(world, rows(world), member).map((row) => show(world, row)),
      }),
    /** Declares an action that runs a transition of one row and returns its view. */
    step: (title: string, status: Status, transition: (world: World, row: R) => R) =>
      defineAction({
        title,
        body: z.strictObject(fields),
        result: view,
        run: (world, body) => show(world, transition(world, find(world, body, status))),
      }),
  };
}
