/** Chat rooms: each member and each guest has one, and nobody has another's (decisions 16). */
import { fail } from '../../world/domain-error.ts';
import { table } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import type { Member } from '../profile/member.ts';

/** Whose room: a member's by id, or that of a guest under the name the guest made up. */
export type RoomOwner = { readonly memberId: string } | { readonly guestId: string };

export interface ChatRoom {
  /** As `roomIdOf` makes it. */
  readonly id: string;
  readonly owner: RoomOwner;
  /** 24 hex digits. */
  readonly sessionId: string;
  /** When the newest message was written, epoch milliseconds; 0 in a room without one. */
  readonly lastAt: number;
  /** The moment up to which the player has read, epoch milliseconds. */
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

/** Whether a room of that name is the owner's: there is no other that may be joined. */
export const isOwnRoom = (owner: RoomOwner, name: string): boolean => name === roomNameOf(owner);

/** Whom a caller says the room belongs to. */
export interface NamedOwner {
  readonly userId?: string | null | undefined;
  readonly guestId?: string | null | undefined;
}

/**
 * Returns the room of a caller: a member's own, or the one of the guest id. The room of another member is NO_DATA,
 * without a session UNAUTHORIZED.
 */
export function ownRoom(member: Member | undefined, { userId, guestId }: NamedOwner): RoomOwner {
  if (member) return (userId ?? member.id) === member.id ? { memberId: member.id } : fail('NO_DATA');
  if (userId !== undefined && userId !== null) fail('UNAUTHORIZED');
  return { guestId: guestId ?? fail('NO_DATA') };
}

/** Every room, in the order they were opened. */
export const listRooms = (world: World): ChatRoom[] => chatRooms(world).all();

export const findRoom = (world: World, owner: RoomOwner): ChatRoom | undefined =>
  chatRooms(world).get(roomIdOf(owner));

/** The room, made when somebody first writes into it. Needs an open command. */
export const openRoom = (world: World, owner: RoomOwner): ChatRoom =>
  findRoom(world, owner) ??
  chatRooms(world).insert({
    id: roomIdOf(owner),
    owner,
    sessionId: world.ids.next('chat session'),
    lastAt: 0,
    readTo: 0,
  });

/** The moment of the next message, later than that of every message before it in the room (decisions 16). */
export function nextMoment(world: World, { id, lastAt }: ChatRoom, wanted: number): number {
  const at = Math.max(wanted, lastAt + 1);
  chatRooms(world).update(id, { lastAt: at });
  return at;
}

/** The player has read all there is; of a room nobody wrote into there is nothing to keep. */
export function markRead(world: World, owner: RoomOwner): void {
  const room = findRoom(world, owner);
  if (room) chatRooms(world).update(room.id, { readTo: room.lastAt });
}
