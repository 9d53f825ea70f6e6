import { chatLimits, ChatMessage, Conversation, GuestId } from '@wallet/contract/chat';
import { requiredText } from '@wallet/contract/wire/text';
import * as z from 'zod/mini';
import { ControlError } from '../../world/control-error.ts';
import type { World } from '../../world/world.ts';
import { MemberKey, requireMember } from '../row-lookup.ts';
import { defineAction } from '../action.ts';
import { disconnectSockets, sendAsAgent, sendFileAsAgent } from './agent.ts';
import { countUnread, listHistory } from './message.ts';
import { findRoom, listRooms, type RoomOwner } from './room.ts';

/** The owner of a room: a member or a guest. */
const owner = { member: z.exactOptional(MemberKey), guest: z.exactOptional(GuestId) };
const OneRoom = z.strictObject(owner);

function ownerOf(world: World, { member, guest }: z.output<typeof OneRoom>): RoomOwner {
  if (member !== undefined && guest === undefined) return { memberId: requireMember(world, member).id };
  if (guest !== undefined && member === undefined) return { guestId: guest };
  throw new ControlError('invalid', 'Name the owner of the room: either member or guest.');
}

/** Returns the owner of an existing room. */
function requireRoomOwner(world: World, body: z.output<typeof OneRoom>): RoomOwner {
  const owner = ownerOf(world, body);
  if (findRoom(world, owner)) return owner;
  throw new ControlError(
    'notFound',
    `There is no room of ${body.member ?? body.guest}: it has no message yet.`,
  );
}

const RoomView = z.strictObject({
  member: z.exactOptional(z.string()),
  guest: z.exactOptional(z.string()),
  unread: z.int(),
});

export const chatActions = {
  listRooms: defineAction({
    title: 'Lists the rooms with messages, and their unread counts.',
    body: z.strictObject({}),
    result: z.array(RoomView),
    isSafe: true,
    run: (world) =>
      listRooms(world).map(({ owner }) => ({
        ...('memberId' in owner ? { member: owner.memberId } : { guest: owner.guestId }),
        unread: countUnread(world, owner),
      })),
  }),
  listMessages: defineAction({
    title: 'Lists the messages of a room, newest first.',
    body: z.strictObject({ ...owner, limit: z.exactOptional(z.int().check(z.minimum(1), z.maximum(1_000))) }),
    result: z.array(Conversation),
    isSafe: true,
    run: (world, { limit = 100, ...body }) => listHistory(world, ownerOf(world, body), { limit, skip: 0 }),
  }),
  countUnread: defineAction({
    title: 'Counts the messages of support that a player has not read.',
    body: OneRoom,
    result: z.strictObject({ unread: z.int() }),
    isSafe: true,
    run: (world, body) => ({ unread: countUnread(world, requireRoomOwner(world, body)) }),
  }),
  sayText: defineAction({
    title: 'Sends a text message as support.',
    body: z.strictObject({ ...owner, text: requiredText(chatLimits.text) }),
    result: z.strictObject({ id: z.string() }),
    run: (world, { text, ...body }) => ({
      id: sendAsAgent(world, ownerOf(world, body), { message_type: 'text', payload: { text } }).id,
    }),
  }),
  sendAsAgent: defineAction({
    title: 'Sends a message of any type as support, in its wire format.',
    body: z.strictObject({ ...owner, message: ChatMessage }),
    result: z.strictObject({ id: z.string() }),
    run: (world, { message, ...body }) => ({ id: sendAsAgent(world, ownerOf(world, body), message).id }),
  }),
  sendFile: defineAction({
    title: 'Sends a picture or a video as support, as base64.',
    body: z.strictObject({
      ...owner,
      content: z.string().check(z.maxLength(Math.ceil(chatLimits.videoBytes / 3) * 4)),
      text: z.exactOptional(requiredText(chatLimits.text)),
    }),
    result: z.strictObject({ id: z.string() }),
    run: (world, { content, text, ...body }) => ({
      id: sendFileAsAgent(world, ownerOf(world, body), content, text).id,
    }),
  }),
  disconnect: defineAction({
    title: 'Closes the connections of a room; its clients may reconnect.',
    body: OneRoom,
    result: z.strictObject({ disconnected: z.literal(true) }),
    run(world, body) {
      disconnectSockets(world, ownerOf(world, body));
      return { disconnected: true as const };
    },
  }),
};
