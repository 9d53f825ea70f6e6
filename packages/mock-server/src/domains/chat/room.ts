/** Chat rooms: each member and each guest has exactly one (decisions 16). */
import { fail } from '../../world/domain-error.ts';
import { table } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import type { Member } from '../profile/member.ts';

/** The owner of a room: a member by id, or a guest by the name that the guest chose. */
export type RoomOwner = { readonly memberId: string } | { readonly guestId: string };

export interface ChatRoom {
  /** Result of `roomIdOf`. */
  readonly id: string;
  readonly owner: RoomOwner;
  /** 24 hex digits. */
  readonly sessionId: string;
  /** Time of the newest message, in epoch milliseconds; 0 without one. */
  readonly lastAt: number;
  /** Time of the newest message that the player has read, in epoch milliseconds. */
  readonly readTo: number;
}

const chatRooms = table<ChatRoom>('chatRooms');

/** The prefix of room names on the socket (spec 7, chat/config). */
export const roomPrefix = 'play-';

const nameOf = (owner: RoomOwner): string => ('memberId' in owner ? owner.memberId : owner.guestId);

/** Returns the storage key of a room. A guest with the id of a member gets another room. */
export const roomIdOf = (owner: RoomOwner): string =>
  `${'memberId' in owner ? 'member' : 'guest'} ${nameOf(owner)}`;

/** Returns the room's name on the socket, where its owner is already authenticated. */
export const roomNameOf = (owner: RoomOwner): string => `${roomPrefix}${nameOf(owner)}`;

/** Returns whether a room name is the owner's, the only one that may be joined. */
export const isOwnRoom = (owner: RoomOwner, name: string): boolean => name === roomNameOf(owner);

/** The owner of a room as the caller names it. */
export interface NamedOwner {
  readonly userId?: string | null | undefined;
  readonly guestId?: string | null | undefined;
}

/**
 * Returns the room of a caller: a member's own, or that of the guest id. The room of another member is NO_DATA, without
 * a session UNAUTHORIZED.
 */
export function ownRoom(member: Member | undefined, { userId, guestId }: NamedOwner): RoomOwner {
  if (member) return (userId ?? member.id) === member.id ? { memberId: member.id } : fail('NO_DATA');
  if (userId !== undefined && userId !== null) fail('UNAUTHORIZED');
  return { guestId: guestId ?? fail('NO_DATA') };
}

/** Returns all rooms, oldest first. */
export const listRooms = (world: World): ChatRoom[] => chatRooms(world).all();

export const findRoom = (world: World, owner: RoomOwner): ChatRoom | undefined =>
  chatRooms(world).get(roomIdOf(owner));

/** Returns a room; the first message creates it. Needs an open command. */
export const openRoom = (world: World, owner: RoomOwner): ChatRoom =>
  findRoom(world, owner) ??
  chatRooms(world).insert({
    id: roomIdOf(owner),
    owner,
    sessionId: world.ids.next('chat session'),
    lastAt: 0,
    readTo: 0,
  });

/** Returns the time of the next message, later than all earlier ones of the room (decisions 16). */
export function nextMoment(world: World, { id, lastAt }: ChatRoom, preferred: number): number {
  const at = Math.max(preferred, lastAt + 1);
  chatRooms(world).update(id, { lastAt: at });
  return at;
}

/** Marks all messages as read; no-op for a room without messages. */
export function markRead(world: World, owner: RoomOwner): void {
  const room = findRoom(world, owner);
  if (room) chatRooms(world).update(room.id, { readTo: room.lastAt });
}
