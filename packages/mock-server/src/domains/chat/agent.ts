/**
 * The support agent: a script that replies to players. Testers send messages through actions. The commands of the
 * script are in magic.ts.
 */
import type { ChatButton, ChatMessage } from '@wallet/contract/chat';
import { seconds } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import type { EventHandlers, World } from '../../world/world.ts';
import type { LocalizedText } from '../localized-text.ts';
import { defaultLanguageOf } from '../localized-text.ts';
import type { ChatCommand } from '../magic.ts';
import { chatCommands } from '../magic.ts';
import { pictureAt } from '../picture-address.ts';
import { members } from '../profile/member.ts';
import { sampleVideoType, sampleVideo } from './sample-video.ts';
import { addressOfFile, fileKindOf, storeFile } from './file.ts';
import { mediaTypeOf } from './media-type.ts';
import type { ChatEntry } from './message.ts';
import { say, senders } from './message.ts';
import type { RoomOwner } from './room.ts';
import { roomIdOf } from './room.ts';

/** Delay of a reply. */
export const replyAfter = seconds(1.5);
/** Delay of a reply to `/slow`. */
export const slowReplyAfter = seconds(30);

const replyEvent = 'chat.answer';

/** Topic of a closed room: `{ roomId }`. */
export const disconnectTopic = 'chat.hungUp';

const texts = {
  thanks: {
    th: 'ขอบคุณค่ะ เจ้าหน้าที่จะตอบกลับในไม่ช้า',
    lo: 'ຂໍຂອບໃຈ ພະນັກງານຈະຕອບທ່ານໃນໄວໆນີ້',
    en: 'Thank you. Somebody will be with you soon.',
  },
  received: {
    th: 'ได้รับไฟล์แล้ว ขอบคุณค่ะ',
    lo: 'ໄດ້ຮັບໄຟລ໌ແລ້ວ ຂໍຂອບໃຈ',
    en: 'We have received your file, thank you.',
  },
  choose: { th: 'ต้องการให้ช่วยเรื่องใดคะ', lo: 'ທ່ານຕ້ອງການໃຫ້ຊ່ວຍເລື່ອງໃດ', en: 'What can we help you with?' },
  deposit: { th: 'ฝากเงิน', lo: 'ຝາກເງິນ', en: 'Deposit' },
  withdraw: { th: 'ถอนเงิน', lo: 'ຖອນເງິນ', en: 'Withdraw' },
  website: { th: 'เปิดเว็บไซต์', lo: 'ເປີດເວັບໄຊ', en: 'Open the website' },
  call: { th: 'โทรหาเรา', lo: 'ໂທຫາພວກເຮົາ', en: 'Call us' },
  more: { th: 'ดูเพิ่มเติม', lo: 'ເບິ່ງເພີ່ມເຕີມ', en: 'Show more' },
  picture: { th: 'ภาพตัวอย่าง', lo: 'ຮູບຕົວຢ່າງ', en: 'A picture' },
  video: { th: 'วิดีโอตัวอย่าง', lo: 'ວິດີໂອຕົວຢ່າງ', en: 'A video' },
  file: { th: 'เอกสาร', lo: 'ເອກະສານ', en: 'A document' },
  line: { th: 'ข้อความที่', lo: 'ຂໍ້ຄວາມທີ', en: 'Message' },
} as const satisfies Record<string, LocalizedText>;

type TextName = keyof typeof texts;

/** A message of the script; `file` is the content of a media message. */
export interface Line {
  readonly message: ChatMessage;
  readonly file?: { readonly type: string; readonly size: number; readonly content: string };
}

type Script = (translate: (word: TextName) => string) => readonly Line[];

const text = (content: string): Line => ({ message: { message_type: 'text', payload: { text: content } } });

const media = (message: string, fileType: 'image' | 'video' | 'file', file?: Line['file']): Line => ({
  message: {
    message_type: 'media',
    payload: { message, url: pictureAt('banner', 'support'), fileType },
  },
  ...(file && { file }),
});

/** Returns a button of each type (spec 3). */
const everyButton = (translate: (word: TextName) => string): ChatButton[] => [
  { type: 'web', title: translate('website'), url: 'https://play.example' },
  { type: 'call', title: translate('call'), phone: '020001000' },
  { type: 'postback', title: translate('more'), payload: '/text' },
  { type: 'text', title: translate('deposit') },
];

const manyLines = 12;

/** Scripts by command, and for other messages. */
export const scripts: Readonly<Record<ChatCommand | 'thanks' | 'received', Script>> = {
  thanks: (translate) => [text(translate('thanks'))],
  received: (translate) => [text(translate('received'))],
  '/text': (translate) => [text(translate('choose'))],
  '/buttons': (translate) => [
    {
      message: {
        message_type: 'buttons',
        payload: { text: translate('choose'), buttons: everyButton(translate) },
      },
    },
  ],
  '/image': (translate) => [media(translate('picture'), 'image')],
  '/video': (translate) => [
    media(translate('video'), 'video', {
      type: sampleVideoType,
      size: sampleVideo.size,
      content: sampleVideo.content,
    }),
  ],
  '/file': (translate) => [
    media(translate('file'), 'file', { type: 'text/plain', size: 12, content: 'RGVtbyBQbGF5IDop' }),
  ],
  '/quick': (translate) => [
    {
      message: {
        message_type: 'quick_replies',
        payload: { text: translate('choose') },
        payloads: [
          { type: 'text', title: translate('deposit') },
          { type: 'postback', title: translate('withdraw'), payload: '/text' },
        ],
      },
    },
  ],
  '/cards': (translate) => [
    {
      message: {
        message_type: 'generic',
        payloads: (['deposit', 'withdraw'] as const).map((word) => ({
          image_url: pictureAt('banner', word),
          title: translate(word),
          subtitle: translate('choose'),
          buttons: everyButton(translate),
        })),
      },
    },
  ],
  '/postback': (translate) => [
    { message: { message_type: 'postback', payload: { title: translate('more'), payload: '/text' } } },
  ],
  '/other': () => [{ message: { message_type: 'other', payload: { sticker: 'wave' } } }],
  '/many': (translate) =>
    Array.from({ length: manyLines }, (_, index) => text(`${translate('line')} ${index + 1}/${manyLines}`)),
  '/slow': (translate) => [text(translate('choose'))],
  '/silent': () => [],
  '/hangup': () => [],
};

type ScriptName = keyof typeof scripts;

const isCommand = (typed: string): typed is ChatCommand => Object.hasOwn(chatCommands, typed);

/** Returns the script for a message of the player. */
function scriptFor(message: ChatMessage): ScriptName {
  if (message.message_type === 'media') return 'received';
  const typed =
    message.message_type === 'text'
      ? message.payload.text
      : message.message_type === 'postback'
        ? message.payload.payload
        : '';
  const command = typed.trim().toLowerCase();
  return isCommand(command) ? command : 'thanks';
}

/** Schedules the reply to a message. */
export function scheduleReply(world: World, owner: RoomOwner, message: ChatMessage): void {
  const script = scriptFor(message);
  const delay = script === '/slow' ? slowReplyAfter : replyAfter;
  if (script !== '/silent') world.eventQueue.after(delay, replyEvent, { owner: { ...owner }, script });
}

/** Sends the messages of a script. */
export function perform(world: World, owner: RoomOwner, script: ScriptName, at?: number): void {
  // A stored message keeps its language when the reader selects another one (decisions 54).
  const translate = (word: TextName): string => texts[word][defaultLanguageOf(world.market)];
  for (const { message, file } of scripts[script](translate))
    say(world, owner, {
      sender: senders.agent,
      message,
      ...(file && { fileId: storeFile(world, file).id }),
      ...(at !== undefined && { at }),
    });
  if (script === '/hangup') disconnectSockets(world, owner);
}

/** Sends any message as support. Needs an open command. */
export function sendAsAgent(world: World, owner: RoomOwner, message: ChatMessage): ChatEntry {
  requireKnownMember(world, owner);
  return say(world, owner, { sender: senders.agent, message });
}

/** Sends a picture or a video in base64 as support; its type is detected from its bytes. Needs an open command. */
export function sendFileAsAgent(world: World, owner: RoomOwner, content: string, text?: string): ChatEntry {
  requireKnownMember(world, owner);
  const bytes = bytesIn(content);
  const type = mediaTypeOf(bytes) ?? fail('SLIP_INVALID_FILE');
  const file = storeFile(world, { type, size: bytes.length, content });
  const url = addressOfFile(world, file.id);
  const payload = { url, fileType: fileKindOf(file) ?? 'file', ...(text !== undefined && { message: text }) };
  return say(world, owner, {
    sender: senders.agent,
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
  requireKnownMember(world, owner);
  world.push(disconnectTopic, { roomId: roomIdOf(owner) });
}

function requireKnownMember(world: World, owner: RoomOwner): void {
  if ('memberId' in owner && !members(world).get(owner.memberId)) fail('NO_DATA');
}

/** Event handler of the scheduled replies. */
export const agentEvents = {
  [replyEvent]: (world: World, { owner, script }: { owner: RoomOwner; script: ScriptName }) =>
    perform(world, owner, script),
} satisfies EventHandlers;
