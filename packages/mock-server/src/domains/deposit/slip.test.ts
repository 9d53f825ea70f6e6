import { satang } from '@wallet/contract/wire/money';
import { describe, expect, test } from 'vitest';
import { UploadedFile } from '../../http/upload.ts';
import { minutes } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { codeOf, memberOf, newestLines, openWorld, refusal, set, steer, walletOf } from '../demo.fixture.ts';
import { slipPicture } from './deposit.seed.ts';
import { reviewAfter, reviewSlip, slips, type SlipVerdict } from './slip.ts';

const as = 'new';

const file = (name: string, content: Uint8Array = slipPicture('TEST0001')) =>
  new UploadedFile(new Uint8Array(content), name, 'image/gif');
const sent = (name: string, content?: Uint8Array, who: string = as) => ({
  as: who,
  body: { file: file(name, content) },
});
const send = (world: World, name: string, content?: Uint8Array, who: string = as) =>
  codeOf(world, 'deposit.sendSlip', sent(name, content, who));
const bytes = (...values: (number | string)[]) =>
  new Uint8Array(
    values.flatMap((value) => (typeof value === 'number' ? value : [...Buffer.from(value, 'latin1')])),
  );
const balance = (world: World, who: string = as) => walletOf(world, who);
const rowsOf = (world: World, who: string = as) => slips(world).by('memberId', memberOf(world, who).id);
const last = (world: World, who: string = as) => {
  const row = rowsOf(world, who).at(-1);
  if (!row) throw new Error('There is no slip.');
  return row;
};
const review = (world: World, verdict: SlipVerdict, who: string = as) =>
  steer(world, () => reviewSlip(world, last(world, who).id, verdict));

describe('a slip', () => {
  test('is in progress for half a minute, and then credited', () => {
    const world = openWorld();
    expect(send(world, 'slip.gif')).toBeUndefined();
    world.advance(reviewAfter - 1);
    expect(last(world)).toMatchObject({ status: 'in progress', amount: 0 });
    expect(balance(world)).toBe(0);
    world.advance(1);
    expect(last(world)).toMatchObject({ status: 'SUCCESS', amount: satang(100_00), reference: 'TEST0001' });
    expect(balance(world)).toBe(100);
    expect(newestLines(world, as, 10)).toMatchObject([
      { statementType: 'deposit', from: 'SCB', to: 'wallet', amount: 100 },
    ]);
  });

  test.each([
    ['250.50BAHT.jpg', 250.5],
    ['slip 7baht', 7],
    ['slip-0baht.png', 100],
    ['IMG_20260115_120000.jpg', 100],
  ])('named %s is worth ฿%d', (name, baht) => {
    const world = openWorld();
    send(world, name);
    world.advance(reviewAfter);
    expect(balance(world)).toBe(baht);
  });

  test('of a credited transfer is a duplicate, for any sender and file name', () => {
    const world = openWorld();
    send(world, 'slip.gif');
    send(world, 'again.gif');
    world.advance(reviewAfter);
    expect(rowsOf(world).map(({ status, note }) => note ?? status)).toEqual([
      'SUCCESS',
      'SLIP_REFNO_DUPLICATED',
    ]);
    send(world, 'mine.gif', undefined, 'rich');
    world.advance(reviewAfter);
    expect(last(world, 'rich')).toMatchObject({ status: 'FAILED', note: 'SLIP_REFNO_DUPLICATED' });
    expect(balance(world)).toBe(100);
    expect(balance(world, 'rich')).toBe(25_000);
    send(world, 'other.gif', slipPicture('TEST0002'));
    world.advance(reviewAfter);
    expect(balance(world)).toBe(200);
  });

  test('without a mini-QR is identified by its bytes', () => {
    const world = openWorld();
    const [one, other] = [bytes(0xff, 0xd8, 0xff, 'one'), bytes(0xff, 0xd8, 0xff, 'other')];
    for (const content of [one, one, other]) send(world, 'slip.jpg', content);
    world.advance(reviewAfter);
    expect(rowsOf(world).map(({ status }) => status)).toEqual(['SUCCESS', 'FAILED', 'SUCCESS']);
    expect(new Set(rowsOf(world).map(({ reference }) => reference)).size).toBe(2);
  });

  test('can be sent again after a failure', () => {
    const world = openWorld();
    send(world, 'slip-EXPIRED_SLIP.gif');
    world.advance(reviewAfter);
    send(world, 'slip.gif');
    world.advance(reviewAfter);
    expect(balance(world)).toBe(100);
  });

  test('reviewed by hand is not reviewed again', () => {
    const world = openWorld();
    send(world, 'slip.gif');
    review(world, { note: 'SLIP_REFNO_DUPLICATED' });
    expect(world.eventQueue.all()).toEqual([]);
    world.advance(reviewAfter);
    expect(last(world)).toMatchObject({ status: 'FAILED', amount: 0 });
    expect(balance(world)).toBe(0);
  });

  test('cannot be approved manually when its transfer was credited', () => {
    const world = openWorld();
    send(world, 'slip.gif');
    world.advance(reviewAfter);
    send(world, 'slip-BY_HAND.gif');
    expect(() => review(world, { amount: satang(100_00) })).toThrow('credited already');
    review(world, { note: 'SLIP_REFNO_DUPLICATED' });
    expect(balance(world)).toBe(100);
  });
});

describe('the upload', () => {
  test.each([
    ['png', bytes(0x89, 'PNG\r\n', 0x1a, '\n')],
    ['jpeg', bytes(0xff, 0xd8, 0xff)],
    ['gif', bytes('GIF87a')],
    ['gif', bytes('GIF89a')],
    ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBP')],
  ])('accepts %s by its bytes, with any name', (_format, content) => {
    expect(send(openWorld(), 'slip.txt', content)).toBeUndefined();
    expect(send(openWorld(), 'slip.txt', content.slice(0, -1))).toBe('SLIP_INVALID_FILE');
  });

  test('is rejected in the closed daily window', () => {
    const world = openWorld();
    set(world, { slipClosed: { from: '12:00', to: '12:01' } });
    expect(refusal(world, 'deposit.sendSlip', sent('slip.gif'))).toEqual({
      code: 'SLIP_UPLOAD_FAIL',
      params: { from: '12:00', to: '12:01' },
    });
    world.advance(minutes(1));
    expect(send(world, 'slip.gif')).toBeUndefined();
  });
});
