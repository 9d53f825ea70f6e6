import { createDecipheriv, createHash } from 'node:crypto';
import { demoLinkSecret } from '@wallet/contract/deposit';
import { describe, expect, it } from 'vitest';
import { sealLink } from './gift-secret.ts';

const link = 'https://gift.truemoney.com/campaign/?v=abcDEF0123456789zz';

/** Decrypts as OpenSSL does: three MD5 rounds over the previous hash, secret and salt give key and vector. */
function opened(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const salt = bytes.subarray(8, 16);
  const turns: Buffer[] = [];
  for (let turn = 0; turn < 3; turn += 1)
    turns.push(
      createHash('md5')
        .update(Buffer.concat([turns.at(-1) ?? Buffer.alloc(0), Buffer.from(secret), salt]))
        .digest(),
    );
  const material = Buffer.concat(turns);
  const opener = createDecipheriv('aes-256-cbc', material.subarray(0, 32), material.subarray(32));
  return Buffer.concat([opener.update(bytes.subarray(16)), opener.final()]).toString();
}

describe('an encrypted link', () => {
  it('decrypts with the secret of the build, in the format of OpenSSL', () => {
    const sealed = sealLink(link);
    expect(Buffer.from(sealed, 'base64').toString('latin1', 0, 8)).toBe('Salted__');
    expect(opened(sealed, demoLinkSecret)).toBe(link);
  });

  it('differs each time', () => expect(sealLink(link)).not.toBe(sealLink(link)));
});
