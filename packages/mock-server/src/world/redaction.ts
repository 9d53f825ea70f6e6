import type { Plain } from './plain.ts';

/** Fields whose values are secret, and their placeholders. */
const placeholders = {
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

/** Secrets that are recognized in any text: gift links, upload URLs, bearer tokens and phone numbers. */
const secretPatterns: readonly (readonly [RegExp, string])[] = [
  [/(?:https?:\/\/)?gift\.truemoney\.com[^\s"']*/gi, '[link]'],
  [/U2FsdGVkX1[\w+/]*=*/g, '[link]'],
  [/\/_mock\/upload\/[\w-]{1,64}\/[0-9a-f]{24}\.\w{1,5}/g, '[upload]'],
  [/(?:Bearer )?\b[\w-]{1,64}\.[0-9a-f]{32}\b/gi, '[token]'],
  [/(?<![\w.+-])(?:\+?66|0)[\s-]?\d(?:[\s-]?\d){7,8}(?![\w-])/g, '[phone]'],
];

/** A number in a sentence that is not an amount: in Laos it may be the phone number of a member. */
const numberInSentence = /(?<![\w.+฿-])\d{4,15}(?![\w-])/g;

const withoutSecrets = (text: string): string =>
  secretPatterns.reduce((remaining, [pattern, placeholder]) => remaining.replace(pattern, placeholder), text);

/** Secret fields in JSON, also when that JSON is escaped within a string. */
const secretField = new RegExp(
  String.raw`(\\*"(${Object.keys(placeholders).join('|')})\\*"\s*:\s*\\*")[^"\\]*`,
  'g',
);

/** Returns a text without secrets, also in JSON within it. */
export const redactText = (text: string): string =>
  withoutSecrets(
    text.replace(
      secretField,
      (_, start: string, field: keyof typeof placeholders) => start + placeholders[field],
    ),
  );

/** Maximum characters of one string, and of one whole copy. */
const longestText = 2_000;
const longestCopy = 32_000;

/** Remaining budget of a copy, in characters. */
interface Budget {
  remaining: number;
  /** Maximum characters of one string. */
  readonly text: number;
}

/**
 * Returns a plain copy. Every secret of a kind gets the same placeholder, so that journals stay comparable; long data
 * is truncated with a note. `name` is the command's name.
 */
export function redact(value: unknown, name: string): Plain {
  return redactField(value, undefined, name, { remaining: longestCopy, text: longestText });
}

/** Returns a redacted copy without truncation. */
export function redactWhole(value: unknown, name: string): Plain {
  return redactField(value, undefined, name, { remaining: Infinity, text: Infinity });
}

function redactField(value: unknown, key: string | undefined, name: string, budget: Budget): Plain {
  // Approximate JSON size of a number, a placeholder or a bracket.
  budget.remaining -= 8;
  if (value === undefined || value === null) return null;
  const placeholder = key === undefined ? undefined : placeholderOf(key, value, name);
  if (placeholder !== undefined) return placeholder;
  if (typeof value === 'string') {
    const text = withoutSecrets(value);
    return shortened(key === 'message' ? text.replace(numberInSentence, '[phone]') : text, budget);
  }
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object') return `[${typeof value}]`;
  if (Array.isArray(value))
    return copyWithin(
      value,
      budget,
      (item) => redactField(item, undefined, name, budget),
      (count) => omitted(count, 'more'),
    );
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  // fromEntries defines own properties, so that a key named __proto__ stays data.
  return Object.fromEntries(
    copyWithin(
      fields,
      budget,
      ([field, content]): [string, Plain] => {
        budget.remaining -= field.length;
        return [field.slice(0, longestText), redactField(content, field, name, budget)];
      },
      (count) => ['…', omitted(count, 'more')],
    ),
  );
}

/** Copies items while the budget lasts, then adds the number of omitted ones. */
function copyWithin<Item, Copy>(
  items: readonly Item[],
  budget: Budget,
  copy: (item: Item) => Copy,
  rest: (count: number) => Copy,
): Copy[] {
  const copies: Copy[] = [];
  for (const item of items) {
    if (budget.remaining <= 0) return [...copies, rest(items.length - copies.length)];
    copies.push(copy(item));
  }
  return copies;
}

function shortened(text: string, budget: Budget): string {
  const limit = Math.max(0, Math.min(budget.text, budget.remaining));
  budget.remaining -= Math.min(text.length, limit);
  return text.length <= limit ? text : `${text.slice(0, limit)}${omitted(text.length, 'characters')}`;
}

const omitted = (count: number, what: string): string => `… (${count} ${what})`;

function placeholderOf(key: string, value: unknown, name: string): string | undefined {
  // In other commands `code` is a bonus, bank or error code; in an OTP command it is the OTP.
  if (key === 'code' && /otp/i.test(name)) return '[otp]';
  // `username`, `member` and `friend` hold a phone number or an id. Numbers of Laos have no distinctive format.
  if (
    /^(?:username|member|friend)$/.test(key) &&
    typeof value === 'string' &&
    /^[+\d][\d\s-]{3,}$/.test(value)
  )
    return '[phone]';
  return Object.hasOwn(placeholders, key) ? placeholders[key as keyof typeof placeholders] : undefined;
}
