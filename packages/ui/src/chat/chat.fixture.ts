/** A conversation with a message of every type. */
import type { ChatMessage } from '@wallet/contract/chat';
import type { ChatActions, ChatEntry, Delivery } from './chat-entry.ts';

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#2b6cb0"/><circle cx="120" cy="20" r="30" fill="#2c5282"/></svg>',
  );

const begin = Date.parse('2026-03-01T09:00:00+07:00');
const minute = 60_000;

export const text = (words: string): ChatMessage => ({ message_type: 'text', payload: { text: words } });

/** A message of another sender, minutes after the beginning. */
export const theirs = (key: string, message: ChatMessage, minutes = 0): ChatEntry => ({
  key,
  isOwn: false,
  name: 'Nina',
  message,
  at: begin + minutes * minute,
  delivery: undefined,
});

/** A message of the player. */
export const own = (key: string, message: ChatMessage, minutes = 0): ChatEntry => ({
  ...theirs(key, message, minutes),
  isOwn: true,
  name: undefined,
  delivery: { state: 'succeed' },
});

/** A message of the player that is not delivered. */
export const undelivered = (key: string, message: ChatMessage, delivery: Delivery): ChatEntry => ({
  ...own(key, message),
  at: undefined,
  delivery,
});

export const mediaMessage = (fileType: 'image' | 'video' | 'file', message?: string): ChatMessage => ({
  message_type: 'media',
  payload: {
    url: fileType === 'image' ? picture : `/chat/${fileType}`,
    fileType,
    ...(message !== undefined && { message }),
  },
});

export const buttonsMessage: ChatMessage = {
  message_type: 'buttons',
  payload: {
    text: 'How can we help?',
    buttons: [
      { type: 'web', title: 'Open the website', url: 'https://play.example/help' },
      { type: 'call', title: 'Call us', phone: '02 000 1000' },
      { type: 'postback', title: 'Show more', payload: 'MORE' },
      { type: 'text', title: 'Deposit' },
    ],
  },
};

export const quickReplies: ChatMessage = {
  message_type: 'quick_replies',
  payload: { text: 'What is it about?' },
  payloads: [
    { type: 'text', title: 'Deposit' },
    { type: 'postback', title: 'Withdraw', payload: 'WITHDRAW' },
  ],
};

export const cardsMessage: ChatMessage = {
  message_type: 'generic',
  payloads: ['Deposit', 'Withdraw'].map((title) => ({
    image_url: picture,
    title,
    subtitle: 'How it works, step by step',
    buttons: [{ type: 'text', title }],
  })),
};

export const everyMessage: readonly ChatEntry[] = [
  theirs('hello', text('Hello! See https://play.example/help or call tel:02-000-1000.')),
  own('question', text('Where is my deposit?'), 1),
  theirs('buttons', buttonsMessage, 2),
  own('picture', mediaMessage('image'), 3),
  theirs('video', mediaMessage('video', 'A video'), 4),
  theirs('file', mediaMessage('file', 'A document'), 5),
  theirs('cards', cardsMessage, 24 * 60),
  own(
    'postback',
    { message_type: 'postback', payload: { title: 'Show more', payload: 'MORE' } },
    24 * 60 + 1,
  ),
  theirs('other', { message_type: 'other', payload: { sticker: 'wave' } }, 24 * 60 + 2),
  theirs('quick', quickReplies, 24 * 60 + 3),
];

/** The player's messages in every delivery state. */
export const everyDelivery: readonly ChatEntry[] = [
  theirs('hello', text('Please send us the slip.')),
  own('arrived', text('Here it is'), 1),
  undelivered('uploading', mediaMessage('image'), { state: 'uploading_file', share: 0.42 }),
  undelivered('sending', text('Did you get it?'), { state: 'sending' }),
  undelivered('waiting', text('I am in a tunnel'), { state: 'waiting' }),
  undelivered('failed', text('Hello?'), { state: 'failed' }),
  undelivered('refused', text('Hello? Hello?'), {
    state: 'failed',
    failure: { message: 'REQUEST_LIMIT_1MIN' },
  }),
];

/** No-op actions. */
export const noActions: ChatActions = {
  send: () => true,
  attach: () => true,
  cancel: () => undefined,
  resend: () => undefined,
  remove: () => undefined,
  loadEarlier: () => undefined,
  reload: () => undefined,
  setEndVisible: () => undefined,
};
