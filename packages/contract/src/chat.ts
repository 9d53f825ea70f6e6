import * as z from 'zod/mini';
import { effect, read, router } from './c.ts';
import { longestToken } from './session.ts';
import { done } from './wire/done.ts';
import { lenient, orElse } from './wire/lenient.ts';
import { Address, Id, RequiredAddress, text, requiredText } from './wire/text.ts';
import { Moment } from './wire/time.ts';

/** Bounds of the chat (spec 5, 7, 9). */
export const chatLimits = {
  /** Characters of a text. */
  text: 2_000,
  /** Characters of a whole message as JSON; the specification has no such limit. */
  message: 16_384,
  videoBytes: 20 * 1024 * 1024,
  imageBytes: 10 * 1024 * 1024,
  /** Milliseconds between two checks of the connection. */
  reconnectCheck: 5_000,
  /** Milliseconds until visible messages count as read. */
  markReadDelay: 1_000,
  /** Messages per page of the history. */
  historyPage: 10,
} as const;

/** Media types that may be sent (spec 5, Chat file). */
export const chatMediaTypes = [
  'video/mp4',
  'video/quicktime',
  'image/png',
  'image/jpeg',
  'image/jpg',
  'image/gif',
] as const;

/** The delivery status of an own message (spec 4, Chat). */
export const deliverStatuses = ['uploading_file', 'sending', 'failed', 'succeed'] as const;
export type DeliverStatus = (typeof deliverStatuses)[number];

const TextButton = z.object({ type: z.literal('text'), title: requiredText(200) });

/** A button: a link, a phone number, a reply to send, or plain text. Unlisted kinds are plain text. */
export const ChatButton = lenient(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('web'), title: text(200), url: Address }),
    z.object({ type: z.literal('call'), title: text(200), phone: text(32) }),
    z.object({ type: z.literal('postback'), title: text(200), payload: text(1_000) }),
    TextButton,
  ]),
  (value) => TextButton.safeParse({ ...(value as object), type: 'text' }).data,
);
export type ChatButton = z.infer<typeof ChatButton>;

/** A card of a `generic` message (spec 3). */
export const ChatCard = z.object({
  image_url: z.optional(Address),
  title: text(200),
  subtitle: z.optional(text(500)),
  buttons: orElse(z.array(ChatButton), []),
});
export type ChatCard = z.infer<typeof ChatCard>;

/** The id a guest generates. It is the only secret of the guest's room, so short ids are refused. */
export const GuestId = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** Client id of a message; the backend returns it (decisions 16). */
const clientId = z.optional(text(64));

const deliver = z.optional(z.enum(deliverStatuses));

/** Returns the first text of an unlisted message or of its payload. */
function textWithin(message: unknown): string | undefined {
  const { payload, text } = (message ?? {}) as { payload?: unknown; text?: unknown };
  const inner = (payload ?? {}) as { text?: unknown; message?: unknown; title?: unknown };
  return [payload, inner.text, inner.message, inner.title, text].find(
    (found): found is string => typeof found === 'string' && /\S/.test(found),
  );
}
const message = <const Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  z.object({ message_type: z.literal(type), ...shape, deliver });

const declared = z.discriminatedUnion('message_type', [
  message('text', { payload: z.object({ text: requiredText(chatLimits.text), clientId }) }),
  message('buttons', { payload: z.object({ text: text(2_000), buttons: z.array(ChatButton), clientId }) }),
  message('media', {
    payload: z.object({
      message: z.optional(text(chatLimits.text)),
      url: Address,
      fileType: z.enum(['image', 'video', 'file']),
      filePath: z.optional(Address),
      clientId,
    }),
  }),
  message('quick_replies', {
    payload: z.object({ text: text(2_000), clientId }),
    payloads: z.array(ChatButton),
  }),
  message('generic', { payload: z.optional(z.object({ clientId })), payloads: z.array(ChatCard) }),
  message('postback', { payload: z.object({ title: text(200), payload: text(1_000), clientId }) }),
  message('other', { payload: z.optional(z.record(z.string(), z.unknown())) }),
]);
/**
 * The content of a message, by type (spec 3, Message types). A client reads an unlisted type as `other` with its text.
 */
export const ChatMessage = lenient(declared, (message): z.infer<typeof declared> => {
  const text = textWithin(message);
  return { message_type: 'other', ...(text && { payload: { text: text.slice(0, chatLimits.text) } }) };
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Returns the client id of a message, if it has one. */
export function clientIdOf({ payload }: ChatMessage): string | undefined {
  const { clientId } = (payload ?? {}) as { readonly clientId?: unknown };
  return typeof clientId === 'string' && clientId !== '' ? clientId : undefined;
}

/** One message in a room; `sender` is `customer` or the name of another party. */
export const Conversation = z.object({
  sender: text(64),
  message: ChatMessage,
  userId: z.nullish(Id),
  guestId: z.nullish(GuestId),
  username: z.nullish(text(64)),
  name: z.nullish(text(100)),
  deviceToken: z.nullish(text(500)),
  createdAt: z.optional(Moment),
  session_id: z.nullish(text(100)),
});
export type Conversation = z.infer<typeof Conversation>;

/** An outgoing message. The limit covers its lists and free fields together. */
const SentConversation = Conversation.check(
  z.refine(({ message }) => JSON.stringify(message).length <= chatLimits.message),
);

const Whose = { userId: z.optional(Id), guestId: z.optional(GuestId) };
const Upload = z.strictObject({ file: z.file() });
const Uploaded = z.object({ path: RequiredAddress });

/** The handshake of a socket: a member's token, or else a guest's id (decisions 16). */
export const ChatHandshake = z.object({
  token: z.optional(text(longestToken)),
  guestId: z.optional(GuestId),
});
export type ChatHandshake = z.infer<typeof ChatHandshake>;

/** The socket's events (decisions 16): a client joins its own room, and new messages arrive in it. */
export const chatEvents = {
  /** client → server: `{prefix}{userId | guestId}`; acknowledged with true or false. */
  join: { name: 'join', payload: z.object({ room: text(200) }) },
  /** server → client: a new message, also to its sender. */
  messaging: { name: 'messaging', payload: Conversation },
} as const;

/** The shared declaration of both uploads. */
const upload = {
  service: 'chat',
  contentType: 'multipart/form-data',
  body: Upload,
  response: Uploaded,
  session: 'either',
  errors: ['SLIP_NO_FILE', 'SLIP_INVALID_FILE', 'SLIP_UPLOAD_FAIL', 'REQUEST_LIMIT_1MIN'],
} as const;

export const chat = router({
  enabled: read({
    path: '/api/lookup/enableChatWidget',
    summary: 'Whether the chat widget is offered (spec 3, Lookups).',
    response: z.object({ enableChatWidget: z.boolean() }),
    session: 'guest',
  }),
  config: read({
    path: '/api/chat/config',
    service: 'chat',
    summary: 'The prefix of room names (spec 7, Chat).',
    response: z.object({ PREFIX: text(64) }),
    session: 'either',
  }),
  send: effect({
    path: '/api/chat/send-message',
    service: 'chat',
    summary: 'Sends a message (spec 7, Chat).',
    body: SentConversation,
    response: z.object({ createdAt: Moment }),
    session: 'either',
    errors: ['REQUEST_LIMIT_1MIN'],
  }),
  history: read({
    path: '/api/chat/history',
    service: 'chat',
    summary: 'Messages of the caller’s room, newest first (spec 7, Chat).',
    body: z.strictObject({
      ...Whose,
      limit: z.int().check(z.minimum(1), z.maximum(100)),
      skip: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    }),
    response: z.array(Conversation),
    session: 'either',
  }),
  uploadImage: effect({
    ...upload,
    path: '/api/chat/upload-image',
    summary: 'Uploads a picture of at most 10 MB (spec 5, Chat file).',
  }),
  uploadVideo: effect({
    ...upload,
    path: '/api/chat/upload-video',
    summary: 'Uploads a video of at most 20 MB (spec 5, Chat file).',
  }),
  markRead: effect({
    method: 'PUT',
    path: '/api/chat/read-customer',
    service: 'chat',
    summary: 'Marks the room as read by the player (spec 7, Chat).',
    body: z.strictObject(Whose),
    response: done('OK'),
    session: 'either',
  }),
});
