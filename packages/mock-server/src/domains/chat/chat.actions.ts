/** Actions for chats. */
import { chatLimits, ChatMessage, Conversation, GuestId } from '@wallet/contract/chat';
import { words } from '@wallet/contract/wire/text';
import * as z from 'zod/mini';
import { ControlError } from '../../world/control-error.ts';
import type { World } from '../../world/world.ts';
import { MemberKey, requireMember } from '../row-lookup.ts';
import { defineAction, nameActions } from '../action.ts';
import { disconnectSockets, sendAsAgent, sendFileAsAgent } from './agent.ts';
import { countUnread, listHistory } from './message.ts';
import type { RoomOwner } from './room.ts';
import { findRoom, listRooms } from './room.ts';

/** Whose room: a member's, or that of a guest. */
const whose = { member: z.exactOptional(MemberKey), guest: z.exactOptional(GuestId) };
const OneRoom = z.strictObject(whose);

function ownerOf(world: World, { member, guest }: z.output<typeof OneRoom>): RoomOwner {
  if (member !== undefined && guest === undefined) return { memberId: requireMember(world, member).id };
  if (guest !== undefined && member === undefined) return { guestId: guest };
  throw new ControlError('invalid', 'Say whose room is meant: member or guest, one of them.');
}

/** The owner of a room somebody wrote into. */
function ownerThere(world: World, body: z.output<typeof OneRoom>): RoomOwner {
  const owner = ownerOf(world, body);
  if (findRoom(world, owner)) return owner;
  throw new ControlError('notFound', `Nobody has written in the room of ${body.member ?? body.guest}.`);
}

const RoomView = z.strictObject({
  member: z.exactOptional(z.string()),
  guest: z.exactOptional(z.string()),
  unread: z.int(),
});

export const chatActions = nameActions('chat', {
  listRooms: defineAction({
    title: 'Lists the rooms with messages, and their unread counts.',
    body: z.strictObject({}),
    answer: z.array(RoomView),
    isSafe: true,
    run: (world) =>
      listRooms(world).map(({ owner }) => ({
        ...('memberId' in owner ? { member: owner.memberId } : { guest: owner.guestId }),
        unread: countUnread(world, owner),
      })),
  }),
  listMessages: defineAction({
    title: 'Lists the messages of a room, newest first.',
    body: z.strictObject({ ...whose, limit: z.exactOptional(z.int().check(z.minimum(1), z.maximum(1_000))) }),
    answer: z.array(Conversation),
    isSafe: true,
    run: (world, { limit = 100, ...body }) => listHistory(world, ownerOf(world, body), { limit, skip: 0 }),
  }),
  countUnread: defineAction({
    title: 'How many messages of support a player has not read.',
    body: OneRoom,
    answer: z.strictObject({ unread: z.int() }),
    isSafe: true,
    run: (world, body) => ({ unread: countUnread(world, ownerThere(world, body)) }),
  }),
  sayText: defineAction({
    title: 'Support says something in words.',
    body: z.strictObject({ ...whose, text: words(chatLimits.text) }),
    answer: z.strictObject({ id: z.string() }),
    run: (world, { text, ...body }) => ({
      id: sendAsAgent(world, ownerOf(world, body), { message_type: 'text', payload: { text } }).id,
    }),
  }),
  sendAsAgent: defineAction({
    title: 'Support says a message of any type, as it travels in the chat.',
    body: z.strictObject({ ...whose, message: ChatMessage }),
    answer: z.strictObject({ id: z.string() }),
    run: (world, { message, ...body }) => ({ id: sendAsAgent(world, ownerOf(world, body), message).id }),
  }),
  sendFile: defineAction({
    title: 'Support sends a picture or a video, as base64.',
    body: z.strictObject({
      ...whose,
      content: z.string().check(z.maxLength(Math.ceil(chatLimits.videoBytes / 3) * 4)),
      text: z.exactOptional(words(chatLimits.text)),
    }),
    answer: z.strictObject({ id: z.string() }),
    run: (world, { content, text, ...body }) => ({
      id: sendFileAsAgent(world, ownerOf(world, body), content, text).id,
    }),
  }),
  disconnect: defineAction({
    title: 'Support ends the connections of a room; who was there may come back.',
    body: OneRoom,
    answer: z.strictObject({ disconnected: z.literal(true) }),
    run(world, body) {
      disconnectSockets(world, ownerOf(world, body));
      return { disconnected: true as const };
    },
  }),
});
