import type { OperationId } from '@wallet/contract';
import { chatLimits } from '@wallet/contract/chat';
import { slipMaxBytes } from '@wallet/contract/deposit';
import { describe, expect, it } from 'vitest';
import { heads } from '../domains/chat/chat.fixture.ts';
import { openServer, send, tokenFor, newWorld } from './http.fixture.ts';

const server = await openServer();
const world = newWorld(server.worlds);
const token = tokenFor(world);

/** Sends a form. Returns the status and the message. */
async function upload(id: OperationId, form: FormData) {
  const { status, body } = await send(server, id, { world, token, body: form });
  return [status, body.message];
}

describe.each([
  ['deposit.sendSlip', slipMaxBytes, heads['image/png']],
  ['chat.uploadImage', chatLimits.imageBytes, heads['image/png']],
  ['chat.uploadVideo', chatLimits.videoBytes, heads['video/mp4']],
] as const)('%s', (id, most, head) => {
  /** Returns a form with a file of `bytes` bytes and a valid header. */
  function formOf(bytes: number, field = 'file'): FormData {
    const content = new Uint8Array(bytes);
    content.set(head.subarray(0, bytes));
    const form = new FormData();
    form.set(field, new File([content], 'file.png', { type: 'image/png' }));
    return form;
  }

  it('accepts a file up to its limit, and not one byte more', async () => {
    expect((await upload(id, formOf(most)))[0]).toBe(200);
    expect(await upload(id, formOf(most + 1))).toEqual([413, 'SLIP_INVALID_FILE']);
  });

  it('requires a file in the declared field', async () => {
    expect(await upload(id, new FormData())).toEqual([422, 'SLIP_NO_FILE']);
    expect(await upload(id, formOf(3, 'picture'))).toEqual([422, 'SLIP_NO_FILE']);
    const text = new FormData();
    text.set('file', 'no file');
    expect(await upload(id, text)).toEqual([422, 'SLIP_NO_FILE']);
  });

  it('accepts one file, and few fields', async () => {
    const two = formOf(3);
    two.append('file', new File(['2'], 'two.png'));
    expect(await upload(id, two)).toEqual([413, 'SLIP_UPLOAD_FAIL']);
    const many = formOf(3);
    for (let n = 0; n < 20; n++) many.set(`field${n}`, 'x');
    expect(await upload(id, many)).toEqual([413, 'SLIP_UPLOAD_FAIL']);
  });

  it('rejects field names that pollute prototypes', async () => {
    const form = formOf(3);
    form.set('__proto__', 'x');
    expect(await upload(id, form)).toEqual([422, 'SLIP_NO_FILE']);
  });
});
