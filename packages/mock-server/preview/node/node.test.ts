import * as nodeCrypto from 'node:crypto';
import { Buffer as NodeBuffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { matchPath } from '../../src/control/match-path.ts';
import { Buffer } from './buffer.ts';
import { createHash, createHmac, randomBytes } from './crypto.ts';

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

it('extracts the parameters of a path', () => {
  expect(matchPath('/api/qrcode/:bankCode', '/api/qrcode/K%20B')).toEqual({ bankCode: 'K B' });
  expect(matchPath('/api/qrcode/:bankCode', '/api/qrcode')).toBeUndefined();
  expect(matchPath('/api/wallet', '/api/wallet')).toEqual({});
  expect(matchPath('/api/a/:b', '/api/a/%')).toEqual({ b: '%' });
});
