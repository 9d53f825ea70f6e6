import { waitFor } from '@testing-library/react';
import { writeMiniQr } from '@wallet/contract/wire/mini-qr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { sentSlips } from './sent-slips.ts';
import { slipDraft } from './slip-draft.ts';

const slip = writeMiniQr({ bank: '014', reference: 'REF12345' });
const paymentCode = '00020101021229370016A0000006770101110113006680111111153037645802TH540520.15630442BE';
const fileOf = (bytes: number, name = 'slip.png') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const large = 700 * 1024;

/** Codes that the browser finds in the selected image, and in the smaller one. */
let codes: { inLarge: string[]; inSmall: string[] };
let isPicture = true;

beforeEach(() => {
  slipDraft.drop();
  session.signIn('t', false);
  codes = { inLarge: [slip], inSmall: [slip] };
  isPicture = true;
  const open = (blob: Blob) =>
    isPicture
      ? Promise.resolve({
          width: 1080,
          height: 2400,
          isSmall: blob.type === 'image/jpeg',
          close: () => undefined,
        })
      : Promise.reject(new DOMException('no picture'));
  vi.stubGlobal('createImageBitmap', open);
  class Detector {
    static getSupportedFormats = () => Promise.resolve(['qr_code']);
    detect = ({ isSmall }: { isSmall: boolean }) =>
      Promise.resolve((isSmall ? codes.inSmall : codes.inLarge).map((rawValue) => ({ rawValue })));
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  // jsdom has no canvas, so a drawn image has 500 bytes.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
    getImageData: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([new Uint8Array(500)], { type: 'image/jpeg' })),
  );
  // Files in jsdom have no `arrayBuffer`.
  Blob.prototype.arrayBuffer = function bytes(this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(new TextEncoder().encode(String(reader.result)).buffer);
      reader.readAsText(this);
    });
  };
  URL.createObjectURL = vi.fn(() => 'blob:chosen');
  URL.revokeObjectURL = vi.fn();
});

it('does not decode an image with too many pixels', async () => {
  const open = vi.spyOn(globalThis, 'createImageBitmap');
  Blob.prototype.arrayBuffer = () => {
    const bytes = new Uint8Array(24);
    bytes.set([0x89, 0x50, 0x4e, 0x47]);
    bytes.set([0x49, 0x48, 0x44, 0x52], 12);
    bytes.set([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30], 16);
    return Promise.resolve(bytes.buffer);
  };
  slipDraft.choose(fileOf(24));
  await waitFor(() => expect(slipDraft.get()?.scan.state).toBe('unchecked'));
  expect(open).not.toHaveBeenCalled();
});

async function choose(file: File) {
  slipDraft.choose(file);
  await waitFor(() => expect(slipDraft.get()?.scan.state).not.toBe('checking'));
  return slipDraft.get() ?? expect.fail();
}

describe('a selected image', () => {
  it('is shown at once, and can be sent before its check', () => {
    const file = fileOf(10);
    slipDraft.choose(file);
    expect(slipDraft.get()).toMatchObject({ file, name: 'slip.png', scan: { state: 'checking' } });
  });

  it.each([
    ['a slip', [slip], { state: 'slip', issuer: 'SCB' }],
    ['a slip beside another code', [paymentCode, slip], { state: 'slip', issuer: 'SCB' }],
    ['a payment code', [paymentCode], { state: 'payment-code' }],
    ['any other code', ['hello'], { state: 'no-code' }],
  ])('with %s is classified', async (_what, inLarge, scan) => {
    codes.inLarge = inLarge;
    expect((await choose(fileOf(10))).scan).toEqual(scan);
  });

  it('in an unsupported format can still be sent', async () => {
    isPicture = false;
    const file = fileOf(10, 'IMG_1.HEIC');
    expect(await choose(file)).toMatchObject({ file, scan: { state: 'no-picture' } });
  });

  it('has no verdict if no decoder is available', async () => {
    vi.stubGlobal('BarcodeDetector', undefined);
    expect((await choose(fileOf(10))).scan).toEqual({ state: 'unchecked' });
  });

  it('is identified by its code, or by its file without a code', async () => {
    const first = await choose(fileOf(10));
    expect([first.wasSentBefore, first.mark]).toEqual([false, expect.stringMatching(/^[0-9a-f]{16}$/)]);
    sentSlips.add(first.mark);
    expect((await choose(fileOf(11, 'other.png'))).wasSentBefore).toBe(true);
    codes.inLarge = [];
    const marks = [await choose(fileOf(10)), await choose(fileOf(11)), await choose(fileOf(11))];
    expect(new Set([first.mark, ...marks.map(({ mark }) => mark)]).size).toBe(3);
  });

  it('is replaced by a later one, even during its check', async () => {
    slipDraft.choose(fileOf(10, 'first.png'));
    expect((await choose(fileOf(10, 'second.png'))).name).toBe('second.png');
    expect(URL.revokeObjectURL).toHaveBeenCalledTimes(1);
  });

  it('ends with the session', async () => {
    await choose(fileOf(10));
    session.signOut();
    expect(slipDraft.get()).toBeUndefined();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:chosen');
  });
});

describe('a large image', () => {
  it('is sent smaller, with the same name', async () => {
    const { file } = await choose(fileOf(large, 'slip.250baht.png'));
    expect([file.name, file.size, file.type]).toEqual(['slip.250baht.jpg', 500, 'image/jpeg']);
  });

  it.each([
    ['shrinking loses its code', [slip], []],
    ['shrinking changes its code', [slip], [writeMiniQr({ bank: '014', reference: 'REF99999' })]],
  ])('is sent unchanged when %s', async (_why, inLarge, inSmall) => {
    codes = { inLarge, inSmall };
    const chosen = fileOf(large);
    expect((await choose(chosen)).file).toBe(chosen);
  });
});
