/** The support agent: it replies to players by a script. Testers send messages through actions. */
import type { ChatMessage } from '@wallet/contract/chat';
import { seconds } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import type { EventHandlers, World } from '../../world/world.ts';
import { defaultLanguageOf } from '../../world/localized-text.ts';
import { findInStatement } from '../statement/statement.ts';
import { linesOf, replyAbout, scriptFor, type ScriptName } from './agent-scripts.ts';
import { addressOfFile, fileKindOf, storeFile, mediaTypeOf } from './file.ts';
import { say, type ChatEntry } from './message.ts';
import { roomIdOf, type RoomOwner } from './room.ts';

export const replyAfter = seconds(1.5);
/** Delay of a reply to `/slow`. */
export const slowReplyAfter = seconds(30);

const replyEvent = 'chat.answer';

/** Topic of a closed room: `{ roomId }`. */
export const disconnectTopic = 'chat.hungUp';

export function scheduleReply(world: World, owner: RoomOwner, message: ChatMessage): void {
  const reference = referenceIn(world, owner, message);
  const script = scriptFor(message);
  const delay = script === '/slow' ? slowReplyAfter : replyAfter;
  if (script !== '/silent')
    world.eventQueue.after(delay, replyEvent, {
      owner: { ...owner },
      script,
      ...(reference !== undefined && { reference }),
    });
}

/** Returns the reference of a transaction of the player that a text contains. */
function referenceIn(world: World, owner: RoomOwner, message: ChatMessage): string | undefined {
  if (message.message_type !== 'text') return undefined;
  return message.payload.text.split(/\s+/).find((word) => transactionOf(world, owner, word));
}

const transactionOf = (world: World, owner: RoomOwner, reference: string) =>
  'memberId' in owner
    ? findInStatement(world, owner.memberId, reference, defaultLanguageOf(world.market))
    : undefined;

export function perform(world: World, owner: RoomOwner, script: ScriptName, at?: number): void {
  // A stored message keeps its language when the reader selects another one (decisions 54).
  for (const { message, file } of linesOf(script, defaultLanguageOf(world.market)))
    say(world, owner, {
      sender: 'agent',
      message,
      ...(file && { fileId: storeFile(world, file).id }),
      ...(at !== undefined && { at }),
    });
  if (script === '/hangup') disconnectSockets(world, owner);
}

/** Sends any message as support. Needs an open command. */
export function sendAsAgent(world: World, owner: RoomOwner, message: ChatMessage): ChatEntry {
  return say(world, owner, { sender: 'agent', message });
}

/** Sends a picture or a video in base64 as support; its type is detected from its bytes. Needs an open command. */
export function sendFileAsAgent(world: World, owner: RoomOwner, content: string, text?: string): ChatEntry {
  const bytes = bytesIn(content);
  const type = mediaTypeOf(bytes) ?? fail('SLIP_INVALID_FILE');
  const file = storeFile(world, { type, size: bytes.length, content });
  const url = addressOfFile(world, file.id);
  const payload = { url, fileType: fileKindOf(file) ?? 'file', ...(text !== undefined && { message: text }) };
  return say(world, owner, {
    sender: 'agent',
    message: { message_type: 'media', payload },
    fileId: file.id,
  });
}

function bytesIn(content: string): Uint8Array {
  try {
    const letters = atob(content);
    const bytes = new Uint8Array(letters.length);
    // Uint8Array.from takes two seconds for the largest video.
    for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
    return bytes;
  } catch {
    return fail('SLIP_INVALID_FILE');
  }
}

/** Closes the connections of a room; its clients may reconnect. Needs an open command. */
export function disconnectSockets(world: World, owner: RoomOwner): void {
  world.push(disconnectTopic, { roomId: roomIdOf(owner) });
}

interface Reply {
  readonly owner: RoomOwner;
  readonly script: ScriptName;
  /** Reference of a transaction that the player asked about. */
  readonly reference?: string;
}

export const agentEvents = {
  [replyEvent](world: World, { owner, script, reference }: Reply) {
    const transaction = reference === undefined ? undefined : transactionOf(world, owner, reference);
    if (!transaction) return perform(world, owner, script);
    const message = replyAbout(transaction, defaultLanguageOf(world.market));
    say(world, owner, { sender: 'agent', message });
  },
} satisfies EventHandlers;
