/** The chat with support (spec 4, Chat; decisions 16). */
import { clientIdOf, type ChatMessage, type Conversation } from '@wallet/contract/chat';
import { minutes } from '../../world/clock.ts';
import { consumeRateLimit, type RateLimit } from '../../world/rate-limit.ts';
import type { World } from '../../world/world.ts';
import { consumeAddressLimit } from '../site/site.ts';
import { scheduleReply } from './agent.ts';
import { ownFile, type Sender } from './file.ts';
import { findByClientId, say, type ChatEntry, type NewMessage } from './message.ts';
import { ownRoom, roomIdOf } from './room.ts';

/** Messages to one room, and of all guests of one network address (REQUEST_LIMIT_1MIN). */
const roomLimit: RateLimit = { name: 'chat.send', max: 30, windowMs: minutes(1) };
const guestLimit: RateLimit = { name: 'chat.send as guest', max: 60, windowMs: minutes(1) };

/** Sends a message of the player. The session determines sender, room and names. A repeated client id sends nothing. */
export function sendMessage(world: World, sender: Sender, sent: Conversation): ChatEntry {
  const { member, ip } = sender;
  const owner = ownRoom(member, sent);
  const clientId = clientIdOf(sent.message);
  const earlier = clientId === undefined ? undefined : findByClientId(world, owner, clientId);
  if (earlier) return earlier;
  consumeRateLimit(world, roomLimit, roomIdOf(owner));
  if (!member) consumeAddressLimit(world, guestLimit, ip);
  const entry = say(world, owner, {
    sender: 'customer',
    ...acceptedMessage(world, sender, sent.message),
  });
  scheduleReply(world, owner, entry.message);
  return entry;
}

/** Returns the stored form of a message: without the client's delivery status, and with uploaded media only. */
function acceptedMessage(
  world: World,
  sender: Sender,
  { deliver: _claimed, ...message }: ChatMessage,
): Pick<NewMessage, 'message' | 'fileId'> {
  if (message.message_type !== 'media') return { message };
  const { url, filePath = url } = message.payload;
  return { message, fileId: ownFile(world, sender, filePath).id };
}
