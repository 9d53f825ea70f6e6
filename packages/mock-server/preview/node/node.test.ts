import * as nodeCrypto from 'node:crypto';
import { Buffer as NodeBuffer } from 'node:buffer';
import AES from 'crypto-js/aes';
import { expect, it } from 'vitest';
import * as original from '../../src/http/openssl-aes.ts';
import { matchPath } from '../match-path.ts';
import { Buffer } from './buffer.ts';
import { createHash, createHmac, randomBytes } from './crypto.ts';
import { decryptOpenSsl } from './openssl-aes.ts';

const inputs = ['', 'abc', 'ภาษาไทย', new Uint8Array([0, 255, 1, 128, 7])];

it.each(inputs)('hashes like Node: %j', (input) => {
  expect(createHash('sha256').update(input).digest('hex')).toBe(
    nodeCrypto.createHash('sha256').update(input).digest('hex'),
  );
  const mac = createHmac('sha256', 'key').update(input).digest();
  const expected = nodeCrypto.createHmac('sha256', 'key').update(input).digest();
  expect(typeof mac === 'string' ? mac : mac.readUInt32BE(0)).toBe(expected.readUInt32BE(0));
});

it('generates keys of the requested length', () => {
  expect(randomBytes(32).toString('hex')).toMatch(/^[0-9a-f]{64}$/);
  expect(randomBytes(32).toString('hex')).not.toBe(randomBytes(32).toString('hex'));
});

it('encodes base64 like Node, also for slices and many bytes', () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => index % 251);
  expect(Buffer.from(bytes.buffer, 3, 19_000).toString('base64')).toBe(
    NodeBuffer.from(bytes.buffer, 3, 19_000).toString('base64'),
  );
});

const encrypted = (text: string): string => AES.encrypt(text, 'secret').toString();
const salted = (text: string): string => NodeBuffer.from(`Salted__${text}`).toString('base64');

it.each([
  ['a link', encrypted('https://gift.test/?v=ภาษา')],
  ['an empty text', encrypted('')],
  // With the wrong secret, crypto-js would cut an invalid padding and return a letter.
  ['invalid padding', 'U2FsdGVkX1+ZJ/jr5h4g8iLWE9IjNrwmysmFA70Ado2h0Lw8ArhxHvuHu9a+cjKg'],
  ['a salt alone', salted('saltsalt')],
  ['half a block', salted('saltsalt01234567')],
  ['a random block', salted('saltsalt0123456789abcdef')],
  ['no salt', 'no text'],
  ['nothing', ''],
])('decrypts like the server: %s', (_name, text) => {
  for (const secret of ['secret', 'another'])
    expect(decryptOpenSsl(text, secret)).toBe(original.decryptOpenSsl(text, secret));
});

it('never decrypts text without a salt', () => {
  const results = Array.from({ length: 2_000 }, () => decryptOpenSsl('no text', 'secret'));
  expect(new Set(results)).toEqual(new Set([undefined]));
});

it('extracts the parameters of a path', () => {
  expect(matchPath('/api/qrcode/:bankCode', '/api/qrcode/K%20B')).toEqual({ bankCode: 'K B' });
  expect(matchPath('/api/qrcode/:bankCode', '/api/qrcode')).toBeUndefined();
  expect(matchPath('/api/wallet', '/api/wallet')).toEqual({});
  expect(matchPath('/api/a/:b', '/api/a/%')).toEqual({ b: '%' });
});
