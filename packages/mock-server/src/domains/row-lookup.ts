/** Lookup of members and rows for actions, by id or otherwise. */
import * as z from 'zod/mini';
import { ControlError } from '../world/control-error.ts';
import type { Row, Table } from '../world/store.ts';
import type { World } from '../world/world.ts';
import { members, readPhone, type Member } from './profile/member.ts';

/** Id or phone number of a member. */
export const MemberKey = z.string().check(z.minLength(1), z.maxLength(64));

export const OneMember = z.strictObject({ member: MemberKey });

/** Optional filter by member. */
export const MaybeMember = z.strictObject({ member: z.exactOptional(MemberKey) });

export const RowId = z.string().check(z.minLength(1), z.maxLength(200));

/** Returns a phone number as it is stored. Throws a ControlError for another text. */
export function requirePhone({ market }: World, typed: string): string {
  const phone = readPhone(market, typed);
  if (phone === undefined)
    throw new ControlError('invalid', `${typed} is not a phone number of this market.`);
  return phone;
}

/** Returns the member of an id or phone number. Throws a ControlError. */
export function requireMember(world: World, key: string): Member {
  const phone = readPhone(world.market, key);
  const member =
    members(world).get(key) ?? (phone === undefined ? undefined : members(world).oneBy('phone', phone));
  if (!member) throw new ControlError('notFound', `There is no member with the id or phone number ${key}.`);
  return member;
}

export const phoneOf = (world: World, memberId: string): string =>
  members(world).get(memberId)?.phone ?? memberId;

export interface Owned extends Row {
  readonly memberId: string;
}

/** Fields of every view of a row that belongs to a member. */
export const ownedFields = { id: z.string(), memberId: z.string(), phone: z.string() };

/** Returns the rows of one member, or of all, oldest first. */
export function rowsOfMember<R extends Owned>(world: World, rows: Table<R>, key: string | undefined): R[] {
  const member = key === undefined ? undefined : requireMember(world, key);
  return member ? rows.where(({ memberId }) => memberId === member.id) : rows.all();
}
