/** Messages of a room, and their delivery to sockets. */
import { clientIdOf, type ChatMessage, type Conversation } from '@wallet/contract/chat';
import { toMoment } from '@wallet/contract/wire/time';
import { fail } from '../../world/domain-error.ts';
import type { Plain } from '../../world/plain.ts';
import { table } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { members } from '../profile/member.ts';
import { addressOfFile, fileKindOf, findFile } from './file.ts';
import { findRoom, nextMoment, openRoom, roomIdOf, type ChatRoom, type RoomOwner } from './room.ts';

/** The roles in a room (spec 3): the player, or support. */
export type ChatSender = 'customer' | 'agent';

export interface ChatEntry {
  readonly id: string;
  readonly roomId: string;
  readonly sender: ChatSender;
  readonly message: ChatMessage;
  /** File of a media message; its path depends on the world that shows it. */
  readonly fileId?: string;
  /** Epoch milliseconds, strictly increasing in a room. */
  readonly createdAt: number;
  /** `<room id> <client id>`, the key that detects a repeated message. */
  readonly mark?: string;
}

const chatEntries = table<ChatEntry>('chatEntries', { index: ['roomId'], unique: ['mark'] });

/** Topic of a new message: `{ roomId, conversation }`. */
export const messageTopic = 'chat.messaging';
export interface PushedMessage {
  readonly roomId: string;
  readonly conversation: Conversation;
}

const supportName = 'Support';

export interface NewMessage {
  readonly sender: ChatSender;
  readonly message: ChatMessage;
  readonly fileId?: string;
  /** Epoch milliseconds. Default: now. */
  readonly at?: number;
}

export const findByClientId = (world: World, owner: RoomOwner, clientId: string): ChatEntry | undefined =>
  chatEntries(world).oneBy('mark', markOf(roomIdOf(owner), clientId));

const markOf = (roomId: string, clientId: string): string => `${roomId} ${clientId}`;

/** Adds a message to a room and pushes it to sockets. Needs an open command. */
export function say(
  world: World,
  owner: RoomOwner,
  { sender, message, fileId, at = world.clock.now() }: NewMessage,
): ChatEntry {
  const room = openRoom(world, owner);
  const clientId = sender === 'customer' ? clientIdOf(message) : undefined;
  const entry = chatEntries(world).insert({
    id: world.ids.next('chat'),
    roomId: room.id,
    sender,
    message,
    createdAt: nextMoment(world, room, at),
    ...(fileId !== undefined && { fileId }),
    ...(clientId !== undefined && { mark: markOf(room.id, clientId) }),
  });
  const pushed: PushedMessage = { roomId: room.id, conversation: show(world, room, entry) };
  world.push(messageTopic, pushed as unknown as Plain);
  return entry;
}

function show(world: World, { owner, sessionId }: ChatRoom, entry: ChatEntry): Conversation {
  const { sender, message, createdAt } = entry;
  const isCustomer = sender === 'customer';
  const member = 'memberId' in owner ? members(world).get(owner.memberId) : undefined;
  return {
    sender,
    // A message that can be read back is delivered (spec 3, Deliver statuses).
    message: { ...withFile(world, entry, message), ...(isCustomer && { deliver: 'succeed' }) },
    ...('memberId' in owner ? { userId: owner.memberId } : { guestId: owner.guestId }),
    ...(isCustomer && member && { username: member.phone, name: member.name }),
    ...(!isCustomer && { name: supportName }),
    createdAt: toMoment(createdAt),
    session_id: sessionId,
  };
}

function withFile(world: World, { fileId }: ChatEntry, message: ChatMessage): ChatMessage {
  if (message.message_type !== 'media' || fileId === undefined) return message;
  const url = addressOfFile(world, fileId);
  const fileType = fileKindOf(findFile(world, fileId)) ?? message.payload.fileType;
  return { ...message, payload: { ...message.payload, url, filePath: url, fileType } };
}

/** Returns a page of a room, newest first. */
export function listHistory(
  world: World,
  owner: RoomOwner,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Conversation[] {
  const room = findRoom(world, owner);
  if (!room) return [];
  return chatEntries(world)
    .by('roomId', room.id)
    .toReversed()
    .slice(skip, skip + limit)
    .map((entry) => show(world, room, entry));
}

/** Returns the number of messages of support that the player has not read. */
export function countUnread(world: World, owner: RoomOwner): number {
  const { id, readTo } = findRoom(world, owner) ?? fail('NO_DATA');
  return chatEntries(world)
    .by('roomId', id)
    .filter(({ sender, createdAt }) => sender !== 'customer' && createdAt > readTo).length;
}
