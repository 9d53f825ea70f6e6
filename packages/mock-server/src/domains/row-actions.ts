/** Actions about what members have: all of it listed, and one thing taken a step on. */
import * as z from 'zod/mini';
import type { TableHandle } from '../world/store.ts';
import type { World } from '../world/world.ts';
import type { Owned } from './row-lookup.ts';
import { MaybeMember, MemberKey, requireRow, RowId, rowsOfMember } from './row-lookup.ts';
import { defineAction } from './action.ts';

/** A kind of thing that members have. */
interface Kind<Row extends Owned, Key extends string, View extends z.ZodMiniType> {
  /** The field of a body that holds the id of one, e.g. `qr`. */
  readonly key: Key;
  /** The noun for a row in a sentence, e.g. `QR code`. */
  readonly what: string;
  readonly rows: TableHandle<Row>;
  readonly view: View;
  readonly show: (world: World, row: Row) => z.output<View>;
}

/** Which one of a member is meant when its id is left out, and the word for that, e.g. `open`. */
export interface RowSelector<Row> {
  readonly which: string;
  readonly matches: (row: Row, world: World) => boolean;
}

/** The fields by which a body says which one is meant: by its id, or by whose it is. */
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
  const fields = {
    member: z.exactOptional(MemberKey),
    [key]: z.exactOptional(RowId),
  } as Named<Key>;

  /** The one a body means. Throws a ControlError that says what there is not. */
  const find = (world: World, body: object, { which, matches }: RowSelector<Row>): Row => {
    const { member, [key]: id } = body as Readonly<Record<string, string | undefined>>;
    const wanted = { member, id, what, which, matches: (row: Row) => matches(row, world) };
    return requireRow(world, rows(world), wanted);
  };

  return {
    fields,
    find,
    /** Lists them, oldest first. */
    list: (title: string) =>
      defineAction({
        title,
        body: MaybeMember,
        answer: z.array(view),
        isSafe: true,
        run: (world, { member }) => rowsOfMember(world, rows(world), member).map((row) => show(world, row)),
      }),
    /** Runs a transition of one row. Returns its view. */
    step: (title: string, selector: RowSelector<Row>, transition: (world: World, row: Row) => Row) =>
      defineAction({
        title,
        body: z.strictObject(fields),
        answer: view,
        run: (world, body) => show(world, transition(world, find(world, body, selector))),
      }),
  };
}
