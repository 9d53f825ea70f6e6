import type { Plain } from './plain.ts';

/** Names of secret fields in any spelling, without case and separators, and their placeholders; the first match counts. */
const secretNames: readonly (readonly [RegExp, string])[] = [
  [/passw|passcode|passphrase|pwd|^confirm$/, '[password]'],
  [/^otp$|otp(?:code|value)|onetime|^pin(?:code|no|number)?$|(?:^|user|card|login)pin$|cvv|cvc/, '[otp]'],
  [
    /token|jwt|bearer|^auth(?:orization|key|code)?$|apikey|secret|credential|cookie|signature|privatekey/,
    '[token]',
  ],
  [/^session(?:id|key)$|^sid$|nonce/, '[token]'],
  [
    /accountno|accountnum|iban|card(?:no|num)|^card$|^pan$|citizen|nationalid|idcard|^idn(?:o|um)|passport/,
    '[bank account]',
  ],
  [/phone|mobile|msisdn|^tel(?:no)?$/, '[phone]'],
  [/mail$/, '[email]'],
  [/^link$|launch(?:url|link)|loginurl|loginlink|gameurl/, '[link]'],
  [/^path$/, '[path]'],
];

const knownNames = new Map<string, string | undefined>();
const mostNames = 2_000;

/** Returns the placeholder of a secret field, undefined for another name. */
function placeholderOfName(name: string): string | undefined {
  if (knownNames.has(name)) return knownNames.get(name);
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const found = secretNames.find(([pattern]) => pattern.test(plain))?.[1];
  if (knownNames.size < mostNames) knownNames.set(name, found);
  return found;
}

/** Secrets that are recognized in any text, by their shape. */
const secretPatterns: readonly (readonly [RegExp, string])[] = [
  [/(?:https?:\/\/)?gift\.truemoney\.com[^\s"']*/gi, '[link]'],
  [/U2FsdGVkX1[\w+/]*=*/g, '[link]'],
  [/\/_mock\/upload\/[\w-]{1,64}\/[0-9a-f]{24}\.\w{1,5}/g, '[upload]'],
  [/(?:Bearer )?\b[\w-]{1,64}\.[0-9a-f]{32}\b/gi, '[token]'],
  [/\beyJ[\w-]{2,2000}\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/\bBearer\s+[^\s"',]{6,}/gi, '[token]'],
  [/\/\/[^\s/"'@]{1,200}@/g, '//[token]@'],
  [/\b[\w.+-]{1,64}@[\w-]+\.[\w.-]*\w/g, '[email]'],
  [/(?<![\w.+-])(?:\+?66|0)[\s-]?\d(?:[\s-]?\d){7,8}(?![\w-])/g, '[phone]'],
  [/(?<![\w.-])\d(?:[ -]?\d){11,18}(?![\w-])/g, '[number]'],
];

/** A number in a sentence that is not an amount: in Laos it may be the phone number of a member. */
const numberInSentence = /(?<![\w.+฿-])\d{4,15}(?![\w-])/g;

const replaced = (text: string, patterns: typeof secretPatterns): string =>
  patterns.reduce((remaining, [pattern, placeholder]) => remaining.replace(pattern, placeholder), text);

const withoutSecrets = (text: string): string => replaced(text, secretPatterns);

/** A field in JSON, also when that JSON is escaped within a string, and a pair of a query or a form. */
const fieldInText =
  /(\\{0,15}"([^"\\]{1,80})\\{0,15}"\s*:\s*)(\\{0,15}"[^"\\]*|-?\d[\d.]*)|\b([\w-]{2,40})=([^&\s"']+)/g;

/** Returns a text without secrets, also in JSON and in pairs within it. */
export const redactText = (text: string): string =>
  withoutSecrets(
    text.replace(
      fieldInText,
      (whole, start: string | undefined, field: string, value: string, name: string) => {
        const placeholder = placeholderOfName(start === undefined ? name : field);
        if (placeholder === undefined) return whole;
        if (start === undefined) return `${name}=${placeholder}`;
        return start + (/^\\*"/.exec(value)?.[0] ?? '') + placeholder;
      },
    ),
  );

/** Queries of links, numbers of six digits and more, and words of letters and digits that may be keys. */
const unknownSecrets: readonly (readonly [RegExp, string])[] = [
  [/(https?:\/\/[^\s"'?#]{1,2000})[?#][^\s"']*/gi, '$1?[link]'],
  [/(?<![\d.])\d{6,}(?![\d])(?!\.\d)/g, '[number]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{16,}(?![\w-])/g, '[token]'],
];

/** Maximum characters of a foreign text that is searched: patterns take too long for more. */
const longestForeignText = 100_000;

/** Returns a text of another backend without secrets, and without all that may be one. */
export const redactForeignText = (text: string): string =>
  text.length > longestForeignText
    ? `[${text.length} characters]`
    : replaced(redactText(text), unknownSecrets);

/** Maximum characters of one string, and of one whole copy. */
const longestText = 2_000;
const longestCopy = 32_000;

/** Remaining budget of a copy, in characters. */
interface Budget {
  remaining: number;
}

/**
 * Returns a plain copy. Every secret of a kind gets the same placeholder, so that journals stay comparable; long data
 * is truncated with a note. `name` is the command's name.
 */
export function redact(value: unknown, name: string): Plain {
  return redactField(value, undefined, name, { remaining: longestCopy });
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
  const limit = Math.max(0, Math.min(longestText, budget.remaining));
  budget.remaining -= Math.min(text.length, limit);
  return text.length <= limit ? text : `${text.slice(0, limit)}${omitted(text.length, 'characters')}`;
}

const omitted = (count: number, what: string): string => `… (${count} ${what})`;

/** Returns the placeholder of a field in a command, undefined for a harmless one. */
export function placeholderOf(key: string, value: unknown, name: string): string | undefined {
  // In other commands `code` is a bonus, bank or error code; in an OTP command it is the OTP.
  if (key === 'code' && /otp/i.test(name)) return '[otp]';
  // `username`, `member` and `friend` hold a phone number or an id. Numbers of Laos have no distinctive format.
  if (
    /^(?:username|member|friend)$/.test(key) &&
    typeof value === 'string' &&
    /^[+\d][\d\s-]{3,}$/.test(value)
  )
    return '[phone]';
  return typeof value === 'boolean' ? undefined : placeholderOfName(key);
}
