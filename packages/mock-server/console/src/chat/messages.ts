/** A template for every type of message that support can send. */
export const messages = {
  buttons: {
    message_type: 'buttons',
    payload: {
      text: 'How can we help?',
      buttons: [
        { type: 'postback', title: 'My deposit', payload: 'DEPOSIT' },
        { type: 'web', title: 'Website', url: 'https://example.com' },
        { type: 'call', title: 'Call us', phone: '021234567' },
      ],
    },
  },
  media: {
    message_type: 'media',
    payload: { url: 'https://example.com/picture.png', fileType: 'image', message: 'A picture' },
  },
  quick_replies: {
    message_type: 'quick_replies',
    payload: { text: 'Is that all?' },
    payloads: [
      { type: 'text', title: 'Yes' },
      { type: 'text', title: 'No' },
    ],
  },
  generic: {
    message_type: 'generic',
    payloads: [{ title: 'A card', subtitle: 'With a button', buttons: [{ type: 'text', title: 'Choose' }] }],
  },
  postback: { message_type: 'postback', payload: { title: 'My deposit', payload: 'DEPOSIT' } },
  other: { message_type: 'other', payload: { text: 'Something new' } },
} as const;

export type MessageType = keyof typeof messages;
export const messageTypes = Object.keys(messages) as MessageType[];

/** The owner of a room: a member or a guest. */
export interface Room {
  readonly member?: string;
  readonly guest?: string;
}

export const keyOf = ({ member, guest }: Room): string => member ?? guest ?? '';
