import { describe, expect, test } from 'vitest';
import { encryptOpenSsl } from '../../http/openssl-aes.fixture.ts';
import type { World } from '../../world/world.ts';
import { codeOf, newestLines, openWorld, refusal, set, walletOf } from '../demo.fixture.ts';

const as = 'new';
const code = 'abcDEF0123456789zz';
const linkOf = (voucher: string) => `https://gift.truemoney.com/campaign/?v=${voucher}`;
const sent = (link: string, who: string = as) => ({ as: who, body: { link: encryptOpenSsl(link) } });
const send = (world: World, link: string, who?: string) => codeOf(world, 'deposit.sendLink', sent(link, who));
const balance = (world: World, who: string = as) => walletOf(world, who);

describe('a gift link', () => {
  test('credits its value at once', () => {
    const world = openWorld();
    expect(send(world, linkOf(code))).toBeUndefined();
    expect(balance(world)).toBe(100);
    expect(newestLines(world, as, 10)).toMatchObject([
      { statementType: 'deposit', status: 'SUCCESS', from: 'Truewallet', to: 'wallet', amount: 100 },
    ]);
  });

  test('pays once, for any sender', () => {
    const world = openWorld();
    send(world, linkOf(code), 'rich');
    expect(send(world, linkOf(code), 'rich')).toBe('TRUELINK_DUPLICATE');
    expect(send(world, `${linkOf(code)}&utm=1`)).toBe('TRUELINK_DUPLICATE');
    expect(balance(world)).toBe(0);
    expect(balance(world, 'rich')).toBe(25_100);
  });

  test('below two baht fails, and stays unused', () => {
    const world = openWorld();
    for (let turn = 0; turn < 2; turn++)
      expect(refusal(world, 'deposit.sendLink', sent(linkOf(`${code}THB1`)))).toEqual({
        code: 'TRANSFER_MINIMUM',
        params: { amount: 2 },
      });
    expect(send(world, linkOf(`${code}THB2`))).toBeUndefined();
    expect(send(world, linkOf(`${code}THB250`))).toBeUndefined();
    expect(balance(world)).toBe(252);
  });

  test.each([
    linkOf(code),
    `https://gift.truemoney.com/campaign?v=${code}`,
    `https://gift.truemoney.com/campaign/voucher_detail/?v=${code}`,
    `https://GIFT.truemoney.com:443/campaign/?v=${code}`,
    linkOf('a'.repeat(16)),
    linkOf('a'.repeat(64)),
  ])('accepts %s', (link) => {
    expect(send(openWorld(), link)).toBeUndefined();
  });

  test.each([
    '',
    'gift',
    code,
    linkOf(''),
    linkOf('a'.repeat(15)),
    linkOf('a'.repeat(65)),
    linkOf('abcDEF0123456789-z'),
    `${linkOf(code)}&v=${code}`,
    `http://gift.truemoney.com/campaign/?v=${code}`,
    `https://gift.truemoney.com.example/campaign/?v=${code}`,
    `https://gift.truemoney.example/campaign/?v=${code}`,
    `https://gift.truemoney.com@play.example/campaign/?v=${code}`,
    `https://someone@gift.truemoney.com/campaign/?v=${code}`,
    `https://gift.truemoney.com:8443/campaign/?v=${code}`,
    `https://gift.truemoney.com/campaigns?v=${code}`,
    `https://gift.truemoney.com/other/campaign/?v=${code}`,
    `javascript:gift.truemoney.com/campaign/?v=${code}`,
  ])('rejects %s', (link) => {
    const world = openWorld();
    expect(send(world, link)).toBe('TRUELINK_INVALID');
    expect(balance(world)).toBe(0);
  });

  test('must be encrypted with the secret of the app', () => {
    const world = openWorld();
    const links = [linkOf(code), encryptOpenSsl(linkOf(code), 'another secret'), ''];
    for (const link of links)
      expect(codeOf(world, 'deposit.sendLink', { as, body: { link } })).toBe('TRUELINK_INVALID');
  });

  test('fails while the channel is closed, and without a wallet', () => {
    const world = openWorld();
    expect(send(world, linkOf(code), 'noWallet')).toBe('NO_WALLET');
    set(world, { closedChannels: ['Truewallet'] });
    expect(send(world, linkOf(code))).toBe('TRUELINK_INVALID');
    set(world, { closedChannels: [] });
    expect(send(world, linkOf(code))).toBeUndefined();
  });
});
