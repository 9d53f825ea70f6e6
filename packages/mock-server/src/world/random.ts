import { hashText, scramble, hex32 } from './hash.ts';
import { hiddenPrefix, type State } from './state.ts';

/**
 * Secrets: tokens, one-time passwords, game passwords and names of uploads. They are derived from a random key of the
 * world, so that neither the seed nor another secret reveals them. Journals mask them and stay reproducible.
 */
export interface SecretSource {
  /** Returns an unguessable key. */
  newKey(): string;
  /** Returns 32 bits derived from the key and the text; unpredictable without the key. */
  bits(key: string, text: string): number;
}

/** The state map of the key. Snapshots omit it, and restoring one keeps the world's own key. */
export const keyMap = 'hidden/key';

/** The random streams whose draws are secrets. */
const secretStreams: readonly string[] = ['otp', 'ids otp', 'ids chat file', 'game password'];
const tokensOf = 'tokens of ';

export const isSecret = (stream: string): boolean =>
  secretStreams.includes(stream) || stream.startsWith(tokensOf);

/**
 * Random numbers in named streams. The k-th draw depends only on the seed, the stream and k, so that a new draw changes
 * no other stream. Counters are part of the state: a rolled-back command returns its draws.
 */
export type Random = ReturnType<typeof createRandom>;

const range = 2 ** 32;

/** `seed` is a function, because restoring a world may change it. `secret` computes the draws of secret streams. */
export function createRandom(state: State, seed: () => string, secret?: (draw: string) => number) {
  const counters = state.map<number>(`${hiddenPrefix}random.count`);
  const forced = state.map<readonly number[]>(`${hiddenPrefix}random.forced`);

  function bits(stream: string): number {
    const draw = counters.get(stream) ?? 0;
    counters.set(stream, draw + 1);
    const name = `${seed()} ${stream}`;
    if (secret && isSecret(stream)) return secret(`${name} ${draw}`);
    return scramble(hashText(name, 1) ^ scramble(hashText(name, 2) + Math.imul(draw, 0x9e3779b9)));
  }

  function takeForced(stream: string, isPossible: (value: number) => boolean): number | undefined {
    const queue = forced.get(stream);
    if (!queue) return undefined;
    const [value, ...rest] = queue;
    if (value === undefined || !isPossible(value))
      throw new RangeError(`The forced outcome ${value} of stream ${stream} is not possible here.`);
    if (rest.length > 0) forced.set(stream, rest);
    else forced.delete(stream);
    return value;
  }

  function int(stream: string, end: number): number {
    if (!(Number.isInteger(end) && end > 0 && end <= range))
      throw new RangeError(`No whole number below ${end}.`);
    const drawn = Math.floor((bits(stream) / range) * end);
    return takeForced(stream, (value) => Number.isInteger(value) && value >= 0 && value < end) ?? drawn;
  }

  function float(stream: string): number {
    const drawn = bits(stream) / range;
    return takeForced(stream, (value) => value >= 0 && value < 1) ?? drawn;
  }

  return {
    /** Returns 32 bits. Never forced. */
    bits,
    /** Returns a whole number from 0 up to, not including, `end` (at most 2³²). */
    int,
    /** Returns a number from 0 up to, not including, 1. */
    float,
    /** Returns true with the given probability. */
    chance(stream: string, probability: number): boolean {
      const drawn = bits(stream) / range < probability;
      const forcedValue = takeForced(stream, (value) => value === 0 || value === 1);
      return forcedValue === undefined ? drawn : forcedValue === 1;
    },
    pick<T>(stream: string, items: readonly T[]): T {
      // An index below the length is an item; the item type may itself include undefined.
      return items[int(stream, items.length)] as (typeof items)[number];
    },
    /** Returns an index, each as likely as its weight (0 or more, not all 0). */
    weighted(stream: string, weights: readonly number[]): number {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      if (!(total > 0) || weights.some((weight) => !(weight >= 0)))
        throw new RangeError(`Nothing can be drawn with the weights ${weights.join(', ')}.`);
      let left = (bits(stream) / range) * total;
      const drawn = weights.findIndex((weight) => (left -= weight) < 0);
      const forcedValue = takeForced(stream, (value) => weights[value] !== undefined);
      return forcedValue ?? (drawn < 0 ? weights.findLastIndex((weight) => weight > 0) : drawn);
    },
    /**
     * Sets the next draws of a stream: the number of an `int` or `float`, the index of a `pick` or `weighted`, 1 or 0 for
     * a `chance`. Later draws are unchanged.
     */
    force(stream: string, values: readonly number[]): void {
      if (values.length === 0) return;
      state.stage(() => forced.set(stream, Object.freeze([...(forced.get(stream) ?? []), ...values])));
    },
    /** Clears the forced draws of a stream. */
    release(stream: string): void {
      state.stage(() => forced.delete(stream));
    },
  };
}

/** Identifiers, drawn from the random streams of the world: the same seed and commands give the same ids. */
export type Ids = ReturnType<typeof createIds>;

/** Returns the world id in a bearer token, undefined for any other text. */
export const worldOfToken = (token: string): string | undefined =>
  /^([\w-]{1,64})\.[0-9a-f]{32}$/.exec(token)?.[1];

export function createIds(random: Random, worldId: string) {
  const hex = (stream: string, words: number): string =>
    Array.from({ length: words }, () => hex32(random.bits(stream))).join('');
  return {
    /** Returns 24 hex digits; every kind has its own stream. */
    next: (kind: string): string => hex(`ids ${kind}`, 3),
    /**
     * Returns a bearer token, `<world id>.<32 hex digits>`. Every member has a stream, so that a world that goes back
     * issues the token of one member to no other.
     */
    token: (memberId: string): string => `${worldId}.${hex(tokensOf + memberId, 4)}`,
    /** Returns decimal digits, e.g. an OTP. */
    digits: (count: number, stream = 'otp'): string =>
      Array.from({ length: count }, () => random.int(stream, 10)).join(''),
  };
}
