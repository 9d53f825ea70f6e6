/**
 * Support: a script that answers players. Testers send messages through actions. The commands of the script are in
 * magic.ts.
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

/** How long support takes to answer. */
export const answerAfter = seconds(1.5);
/** How long it takes when it is asked to be slow. */
export const slowAnswerAfter = seconds(30);

const answerEvent = 'chat.answer';

/** Pushed when support hangs up on a room: `{ roomId }`. */
export const disconnectTopic = 'chat.hungUp';

const words = {
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

type Word = keyof typeof words;

/** One thing support says; `file` is what a media message shows. */
export interface Line {
  readonly message: ChatMessage;
  readonly file?: { readonly type: string; readonly size: number; readonly content: string };
}

type Script = (tell: (word: Word) => string) => readonly Line[];

const text = (content: string): Line => ({ message: { message_type: 'text', payload: { text: content } } });

const media = (message: string, fileType: 'image' | 'video' | 'file', file?: Line['file']): Line => ({
  message: {
    message_type: 'media',
    payload: { message, url: pictureAt('banner', 'support'), fileType },
  },
  ...(file && { file }),
});

/** A button of each type (spec 3). */
const everyButton = (tell: (word: Word) => string): ChatButton[] => [
  { type: 'web', title: tell('website'), url: 'https://play.example' },
  { type: 'call', title: tell('call'), phone: '020001000' },
  { type: 'postback', title: tell('more'), payload: '/text' },
  { type: 'text', title: tell('deposit') },
];

const manyLines = 12;

/** The messages of the script, by command. */
export const scripts: Readonly<Record<ChatCommand | 'thanks' | 'received', Script>> = {
  thanks: (tell) => [text(tell('thanks'))],
  received: (tell) => [text(tell('received'))],
  '/text': (tell) => [text(tell('choose'))],
  '/buttons': (tell) => [
    { message: { message_type: 'buttons', payload: { text: tell('choose'), buttons: everyButton(tell) } } },
  ],
  '/image': (tell) => [media(tell('picture'), 'image')],
  '/video': (tell) => [
    media(tell('video'), 'video', {
      type: sampleVideoType,
      size: sampleVideo.size,
      content: sampleVideo.content,
    }),
  ],
  '/file': (tell) => [
    media(tell('file'), 'file', { type: 'text/plain', size: 12, content: 'RGVtbyBQbGF5IDop' }),
  ],
  '/quick': (tell) => [
    {
      message: {
        message_type: 'quick_replies',
        payload: { text: tell('choose') },
        payloads: [
          { type: 'text', title: tell('deposit') },
          { type: 'postback', title: tell('withdraw'), payload: '/text' },
        ],
      },
    },
  ],
  '/cards': (tell) => [
    {
      message: {
        message_type: 'generic',
        payloads: (['deposit', 'withdraw'] as const).map((word) => ({
          image_url: pictureAt('banner', word),
          title: tell(word),
          subtitle: tell('choose'),
          buttons: everyButton(tell),
        })),
      },
    },
  ],
  '/postback': (tell) => [
    { message: { message_type: 'postback', payload: { title: tell('more'), payload: '/text' } } },
  ],
  '/other': () => [{ message: { message_type: 'other', payload: { sticker: 'wave' } } }],
  '/many': (tell) =>
    Array.from({ length: manyLines }, (_, index) => text(`${tell('line')} ${index + 1}/${manyLines}`)),
  '/slow': (tell) => [text(tell('choose'))],
  '/silent': () => [],
  '/hangup': () => [],
};

type ScriptName = keyof typeof scripts;

const isCommand = (typed: string): typed is ChatCommand => Object.hasOwn(chatCommands, typed);

/** Returns the answer to a message of the player. */
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

/** Support will answer a message. */
export function answerLater(world: World, owner: RoomOwner, message: ChatMessage): void {
  const script = scriptFor(message);
  const delay = script === '/slow' ? slowAnswerAfter : answerAfter;
  if (script !== '/silent') world.eventQueue.after(delay, answerEvent, { owner: { ...owner }, script });
}

/** Sends the messages of a script. */
export function perform(world: World, owner: RoomOwner, script: ScriptName, at?: number): void {
  // A message is said once: who reads it again in another language reads what was said (decisions 54).
  const tell = (word: Word): string => words[word][defaultLanguageOf(world.market)];
  for (const { message, file } of scripts[script](tell))
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
  refuseStranger(world, owner);
  return say(world, owner, { sender: senders.agent, message });
}

/** Sends a picture or a video in base64 as support; its bytes decide its type. Needs an open command. */
export function sendFileAsAgent(world: World, owner: RoomOwner, content: string, text?: string): ChatEntry {
  refuseStranger(world, owner);
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

/** Ends the connections of a room; who was there may come back. Needs an open command. */
export function disconnectSockets(world: World, owner: RoomOwner): void {
  refuseStranger(world, owner);
  world.push(disconnectTopic, { roomId: roomIdOf(owner) });
}

function refuseStranger(world: World, owner: RoomOwner): void {
  if ('memberId' in owner && !members(world).get(owner.memberId)) fail('NO_DATA');
}

/** Event handlers: support answers. */
export const agentEvents = {
  [answerEvent]: (world: World, { owner, script }: { owner: RoomOwner; script: ScriptName }) =>
    perform(world, owner, script),
} satisfies EventHandlers;
