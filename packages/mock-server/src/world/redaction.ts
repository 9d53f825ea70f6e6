import type { Plain } from './plain.ts';

/** Fields whose value never enters a journal, and what stands in its place (quality: no secret in logs). */
const marks = {
  password: '[password]',
  oldPassword: '[password]',
  newPassword: '[password]',
  confirm: '[password]',
  confirmPassword: '[password]',
  token: '[token]',
  otpToken: '[token]',
  deviceToken: '[token]',
  authorization: '[token]',
  otpCode: '[otp]',
  bankAccountNo: '[bank account]',
  phoneNumber: '[phone]',
  phone: '[phone]',
  link: '[link]',
  path: '[path]',
} as const satisfies Record<string, string>;

/** Secrets that are recognized in any text: gift links, bearer tokens and phone numbers. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [/(?:https?:\/\/)?gift\.truemoney\.com[^\s"']*/gi, '[link]'],
  [/U2FsdGVkX1[\w+/]*=*/g, '[link]'],
  [/\/_mock\/upload\/[\w-]{1,64}\/[0-9a-f]{24}\.\w{1,5}/g, '[upload]'],
  [/(?:Bearer )?\b[\w-]{1,64}\.[0-9a-f]{32}\b/gi, '[token]'],
  [/(?<![\w.+-])(?:\+?66|0)[\s-]?\d(?:[\s-]?\d){7,8}(?![\w-])/g, '[phone]'],
];

/** A number in a sentence that is no amount: in Laos it may be the phone of a member. */
const numberInSentence = /(?<![\w.+฿-])\d{4,15}(?![\w-])/g;

const withoutShapes = (text: string): string =>
  shapes.reduce((left, [shape, mark]) => left.replace(shape, mark), text);

/** Fields with a secret as they stand in JSON, also where that JSON is within a text. */
const secretField = new RegExp(
  String.raw`(\\*"(${Object.keys(marks).join('|')})\\*"\s*:\s*\\*")[^"\\]*`,
  'g',
);

/** A text without secrets, JSON within it included. */
export const redactText = (text: string): string =>
  withoutShapes(
    text.replace(secretField, (_, start: string, field: keyof typeof marks) => start + marks[field]),
  );

/** Characters of one text that are copied, and of everything together. */
const longestText = 2_000;
const longestCopy = 32_000;

/** How many characters may still be copied. */
interface Room {
  left: number;
  /** Characters of one text that are copied. */
  readonly text: number;
}

/**
 * A plain copy with the same mark for every secret, so that journals stay comparable; what is long is cut, and says so.
 * `name` is the command's name.
 */
export function redact(value: unknown, name: string): Plain {
  return redactField(value, undefined, name, { left: longestCopy, text: longestText });
}

/** The same, however long it is. */
export function redactWhole(value: unknown, name: string): Plain {
  return redactField(value, undefined, name, { left: Infinity, text: Infinity });
}

function redactField(value: unknown, key: string | undefined, name: string, room: Room): Plain {
  // The JSON size of a number, a mark or a bracket.
  room.left -= 8;
  if (value === undefined || value === null) return null;
  const mark = key === undefined ? undefined : markOf(key, value, name);
  if (mark !== undefined) return mark;
  if (typeof value === 'string') {
    const text = withoutShapes(value);
    return shortened(key === 'message' ? text.replace(numberInSentence, '[phone]') : text, room);
  }
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object') return `[${typeof value}]`;
  if (Array.isArray(value))
    return whileRoom(
      value,
      room,
      (item) => redactField(item, undefined, name, room),
      (count) => leftOut(count, 'more'),
    );
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  // fromEntries defines own properties, so that a key named __proto__ stays data.
  return Object.fromEntries(
    whileRoom(
      fields,
      room,
      ([field, content]): [string, Plain] => {
        room.left -= field.length;
        return [field.slice(0, longestText), redactField(content, field, name, room)];
      },
      (count) => ['…', leftOut(count, 'more')],
    ),
  );
}

/** Copies items as long as there is room, and says how many there were after that. */
function whileRoom<Item, Copy>(
  items: readonly Item[],
  room: Room,
  copy: (item: Item) => Copy,
  rest: (count: number) => Copy,
): Copy[] {
  const copies: Copy[] = [];
  for (const item of items) {
    if (room.left <= 0) return [...copies, rest(items.length - copies.length)];
    copies.push(copy(item));
  }
  return copies;
}

function shortened(text: string, room: Room): string {
  const most = Math.max(0, Math.min(room.text, room.left));
  room.left -= Math.min(text.length, most);
  return text.length <= most ? text : `${text.slice(0, most)}${leftOut(text.length, 'characters')}`;
}

const leftOut = (count: number, what: string): string => `… (${count} ${what})`;

function markOf(key: string, value: unknown, name: string): string | undefined {
  // Elsewhere a `code` names a bonus, a bank or a refusal; beside an OTP it is the OTP.
  if (key === 'code' && /otp/i.test(name)) return '[otp]';
  // Members are named by phone number or by id, and a number of Laos has no shape of its own.
  if (
    /^(?:username|member|friend)$/.test(key) &&
    typeof value === 'string' &&
    /^[+\d][\d\s-]{3,}$/.test(value)
  )
    return '[phone]';
  return Object.hasOwn(marks, key) ? marks[key as keyof typeof marks] : undefined;
}
