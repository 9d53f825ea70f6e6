/** Keys of people: a name, a dot and 32 random bytes. Only their scrypt hashes are stored. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** About 40 ms and 16 MB for each hash. */
const cost = { N: 2 ** 14, r: 8, p: 1 };
const bytes = { salt: 16, hash: 32, key: 32 };

/** A hash as `scrypt:SALT:HASH`. */
export const hashPattern = /^scrypt:[\w-]{22}:[\w-]{43}$/;

export const createKey = (name: string): string => `${name}.${randomBytes(bytes.key).toString('base64url')}`;

export const nameIn = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf('.')));

/** Resolves to a hash with a new salt. */
export async function hashKey(key: string): Promise<string> {
  const salt = randomBytes(bytes.salt);
  return written(salt, await derive(key, salt));
}

/** Resolves to whether a hash is of this key. The comparison takes constant time. */
export async function isHashOf(key: string, hash: string): Promise<boolean> {
  const [, salt = '', expected = ''] = hash.split(':');
  const found = await derive(key, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(found, Buffer.from(expected, 'base64url'));
}

/** The hash of no key, so that an unknown name takes as long as a known one. */
export const hashOfNobody = written(randomBytes(bytes.salt), randomBytes(bytes.hash));

function written(salt: Buffer, hash: Buffer): string {
  return `scrypt:${salt.toString('base64url')}:${hash.toString('base64url')}`;
}

const derive = (key: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(key, salt, bytes.hash, cost, (error, hash) => (error ? reject(error) : resolve(hash))),
  );
