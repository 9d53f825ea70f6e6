/** The scripted replies of the support agent, by command (magic.ts). */
import type { ChatButton, ChatMessage } from '@wallet/contract/chat';
import type { Status, Transaction } from '@wallet/contract/statement';
import { moneyText } from '@wallet/contract/wire/money';
import type { LanguageTag, LocalizedText } from '../../world/localized-text.ts';
import { chatCommands, type ChatCommand } from '../magic.ts';
import { pictureAt } from '../picture-address.ts';
/** A generated video of less than a second, a square that crosses a field; `content` is base64. */
import sampleVideo from './sample-video.json' with { type: 'json' };

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

/** A message of a script; `file` is the content of a media message. */
interface Line {
  readonly message: ChatMessage;
  readonly file?: { readonly type: string; readonly size: number; readonly content: string };
}

type Script = (translate: (word: TextName) => string) => readonly Line[];

const text = (content: string): Line => ({ message: { message_type: 'text', payload: { text: content } } });

const media = (message: string, fileType: 'image' | 'video' | 'file', file?: Line['file']): Line => ({
  message: { message_type: 'media', payload: { message, url: pictureAt('banner', 'support'), fileType } },
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
const scripts: Readonly<Record<ChatCommand | 'thanks' | 'received', Script>> = {
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
  '/video': (translate) => [media(translate('video'), 'video', sampleVideo)],
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

/** The reply to a message that names a transaction. */
const found: Readonly<Record<LanguageTag, (facts: TransactionFacts) => string>> = {
  th: ({ amount, time, status }) =>
    `พบรายการ ${amount} เวลา ${time} แล้วค่ะ สถานะ: ${status.th} เจ้าหน้าที่จะตรวจสอบและตอบกลับ`,
  lo: ({ amount, time, status }) =>
    `ພົບລາຍການ ${amount} ເວລາ ${time} ແລ້ວ ສະຖານະ: ${status.lo} ພະນັກງານຈະກວດສອບ ແລະ ຕອບກັບທ່ານ`,
  en: ({ amount, time, status }) =>
    `We found the transaction of ${amount} at ${time}. Status: ${status.en}. We will look into it and reply.`,
};

const statusTexts: Readonly<Record<Status, LocalizedText>> = {
  'in progress': { th: 'กำลังดำเนินการ', lo: 'ກຳລັງດຳເນີນການ', en: 'in progress' },
  SUCCESS: { th: 'สำเร็จ', lo: 'ສຳເລັດ', en: 'success' },
  FAILED: { th: 'ไม่สำเร็จ', lo: 'ບໍ່ສຳເລັດ', en: 'failed' },
};

interface TransactionFacts {
  readonly amount: string;
  readonly time: string;
  readonly status: LocalizedText;
}

/** Returns the reply about a transaction, in one language. */
export const replyAbout = (
  { amount, createdAt, status }: Pick<Transaction, 'amount' | 'createdAt' | 'status'>,
  language: LanguageTag,
): ChatMessage => {
  const [year, month, day] = createdAt.slice(0, 10).split('-');
  const time = `${day}/${month}/${year} ${createdAt.slice(11, 19)}`;
  return text(found[language]({ amount: moneyText(amount), time, status: statusTexts[status] })).message;
};

export type ScriptName = keyof typeof scripts;

const isCommand = (typed: string): typed is ChatCommand => Object.hasOwn(chatCommands, typed);

export function scriptFor(message: ChatMessage): ScriptName {
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

/** Returns the messages of a script in one language. */
export const linesOf = (script: ScriptName, language: LanguageTag): readonly Line[] =>
  scripts[script]((name) => texts[name][language]);
