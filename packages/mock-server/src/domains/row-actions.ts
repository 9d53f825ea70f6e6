/** Actions on rows of members: listing all, and running a transition of one. */
import * as z from 'zod/mini';
import { ControlError } from '../world/control-error.ts';
import type { TableHandle } from '../world/store.ts';
import type { World } from '../world/world.ts';
import type { Owned } from './row-lookup.ts';
import { MaybeMember, MemberKey, requireMember, RowId, rowsOfMember } from './row-lookup.ts';
import { defineAction } from './action.ts';

/** A table of rows that belong to members. */
interface Kind<Row extends Owned, Key extends string, View extends z.ZodMiniType> {
  /** Body field for the id of a row, e.g. `qr`. */
  readonly key: Key;
  /** Noun for a row in a message, e.g. `QR code`. */
  readonly what: string;
  readonly rows: TableHandle<Row>;
  readonly view: View;
  readonly show: (world: World, row: Row) => z.output<View>;
}

/** The default row of a member when the id is missing, and its adjective, e.g. `open`. */
export interface RowSelector<Row> {
  readonly which: string;
  readonly matches: (row: Row, world: World) => boolean;
}

/** Body fields that identify a row: its id, or its owner. */
type Named<Key extends string> = {
  readonly member: z.ZodMiniExactOptional<typeof MemberKey>;
} & Readonly<Record<Key, z.ZodMiniExactOptional<typeof RowId>>>;

export function rowActions<Row extends Owned, Key extends string, View extends z.ZodMiniType>({
  key,
  what,
  rows,
  view,
  show,
}: Kind<Row, Key, View>) {
  const fields = { member: z.exactOptional(MemberKey), [key]: z.exactOptional(RowId) } as Named<Key>;

  /** Returns the row that a body identifies. Throws a ControlError when it does not exist. */
  const find = (world: World, body: object, { which, matches }: RowSelector<Row>): Row => {
    const { member: owner, [key]: id } = body as Readonly<Record<string, string | undefined>>;
    const member = owner === undefined ? undefined : requireMember(world, owner);
    if (id !== undefined) {
      const row = rows(world).get(id);
      if (row && (!member || row.memberId === member.id)) return row;
      throw new ControlError('notFound', `There is no ${what} ${id}${member ? ` of ${member.phone}` : ''}.`);
    }
    if (!member) throw new ControlError('invalid', `Name the ${what} by member, or by its id.`);
    const row = rowsOfMember(world, rows(world), member.id).findLast((each) => matches(each, world));
    if (!row) throw new ControlError('notFound', `There is no ${which} ${what} of ${member.phone}.`);
    return row;
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
    step: (title: string, selector: RowSelector<Row>, transition: (world: World, row: Row) => Row) =>
      defineAction({
        title,
        body: z.strictObject(fields),
        result: view,
        run: (world, body) => show(world, transition(world, find(world, body, selector))),
      }),
  };
}
