/** Replaces the hashes and random keys of `node:crypto`. */
import Hex from 'crypto-js/enc-hex';
import Utf8 from 'crypto-js/enc-utf8';
import HmacSHA256 from 'crypto-js/hmac-sha256';
import WordArray from 'crypto-js/lib-typedarrays';
import SHA256 from 'crypto-js/sha256';

type Words = ReturnType<typeof SHA256>;

const wordsOf = (data: string | Uint8Array): Words =>
  typeof data === 'string' ? Utf8.parse(data) : WordArray.create(data as unknown as number[]);

/** Supports a single `update` with text or bytes. */
const hasher = (hash: (data: Words) => Words) => ({
  update(data: string | Uint8Array) {
    const words = hash(wordsOf(data));
    return {
      digest: (encoding?: 'hex') =>
        encoding === 'hex'
          ? words.toString(Hex)
          : { readUInt32BE: (byte: number): number => (words.words[byte / 4] ?? 0) >>> 0 },
    };
  },
});

export const createHash = (_algorithm: 'sha256') => hasher(SHA256);

export const createHmac = (_algorithm: 'sha256', key: string) => hasher((data) => HmacSHA256(data, key));

export const randomBytes = (length: number) => ({
  toString: (_encoding: 'hex'): string =>
    [...crypto.getRandomValues(new Uint8Array(length))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join(''),
});
