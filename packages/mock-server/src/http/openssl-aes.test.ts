import { describe, expect, it } from 'vitest';
import { encryptOpenSsl } from './openssl-aes.fixture.ts';
import { decryptOpenSsl } from './openssl-aes.ts';

describe('decryption', () => {
  // Output of `openssl enc -aes-256-cbc -md md5 -a`.
  it.each([
    [
      'player-wallet-demo',
      'U2FsdGVkX19k/ip/3VqdnZaEZf3RpS7akK++XLBasqViZVLe/VZUdhhC8zc756xGkCUvrNuCoh6IKvd+p/b69huN+Neuj3qz21kECpx+7aY=',
      'https://gift.truemoney.com/campaign/?v=abcdefghij12345678',
    ],
    ['ความลับ', 'U2FsdGVkX19D+tS7q6AAY1hiYdsJDZ87Cn7R2cNmoZQ=', 'ลิงก์'],
  ])('decrypts output of OpenSSL with the secret %s', (secret, text, plain) => {
    expect(decryptOpenSsl(text, secret)).toBe(plain);
  });

  it.each(['', 'a', 'ข้อความ', 'x'.repeat(4_000)])('decrypts the encrypted text: %j', (plain) => {
    expect(decryptOpenSsl(encryptOpenSsl(plain, 'secret'), 'secret')).toBe(plain);
  });

  const whole = encryptOpenSsl('https://gift.truemoney.com', 'secret');

  it.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['another prefix', Buffer.from('Salted!!saltsalt0123456789abcdef').toString('base64')],
    ['salt alone', Buffer.from('Salted__saltsalt').toString('base64')],
    ['half a block', Buffer.from('Salted__saltsalt01234567').toString('base64')],
    ['a random block', Buffer.from('Salted__saltsalt0123456789abcdef').toString('base64')],
    ['a block less', Buffer.from(whole, 'base64').subarray(0, -16).toString('base64')],
    ['a padding of unequal bytes', 'U2FsdGVkX19zYWx0c2FsdBct6S3zBRxjL1TCfRALuKw='],
    ['bytes that are no UTF-8', 'U2FsdGVkX19zYWx0c2FsdPirONE2QFGQIhOiG4aBEHw='],
  ])('returns undefined for %s', (_what, text) => {
    expect(decryptOpenSsl(text, 'secret')).toBeUndefined();
  });

  it('returns undefined for another secret', () => {
    expect(decryptOpenSsl(whole, 'another')).toBeUndefined();
    // crypto-js alone would cut the padding and return a letter.
    const letter = 'U2FsdGVkX1+ZJ/jr5h4g8iLWE9IjNrwmysmFA70Ado2h0Lw8ArhxHvuHu9a+cjKg';
    expect(decryptOpenSsl(letter, 'another')).toBeUndefined();
  });
});
