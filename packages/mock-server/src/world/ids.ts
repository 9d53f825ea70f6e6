import { hex32 } from './hash.ts';
import type { Random } from './random.ts';

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
    /** Returns a bearer token, `<world id>.<32 hex digits>`. */
    token: (): string => `${worldId}.${hex('tokens', 4)}`,
    /** Returns decimal digits, e.g. an OTP. */
    digits: (count: number, stream = 'otp'): string =>
      Array.from({ length: count }, () => random.int(stream, 10)).join(''),
  };
}
