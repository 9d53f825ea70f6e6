import type { OperationId } from '@wallet/contract';
import { chatLimits } from '@wallet/contract/chat';
import { slipMaxBytes } from '@wallet/contract/deposit';
import { describe, expect, it } from 'vitest';
import { headersOf, openServer, pathOf, tokenFor } from './http.sample.ts';

const server = await openServer();
const world = server.worlds.create();
const token = tokenFor(world);

/** Sends a form; calls whose rules are to come answer 501 once they took what was sent. */
async function upload(id: OperationId, form: FormData) {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const response = await server.app.inject({
    method: 'POST',
    url: pathOf(id),
    headers: { ...headersOf({ world, token }), 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return [response.statusCode, response.json<{ message: string }>().message];
}

function formOf(bytes: number, field = 'file'): FormData {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], 'slip.png', { type: 'image/png' }));
  return form;
}

const taken = [501, 'NOT_IMPLEMENTED'];

describe.each([
  ['deposit.sendSlip', slipMaxBytes],
  ['chat.uploadImage', chatLimits.imageBytes],
  ['chat.uploadVideo', chatLimits.videoBytes],
] as const)('%s', (id, most) => {
  it('takes a file up to its limit, and not one byte more', async () => {
    expect(await upload(id, formOf(most - 1))).toEqual(taken);
    expect(await upload(id, formOf(most))).toEqual(taken);
    expect(await upload(id, formOf(most + 1))).toEqual([413, 'SLIP_INVALID_FILE']);
  });

  it('wants a file under its name', async () => {
    expect(await upload(id, new FormData())).toEqual([422, 'SLIP_NO_FILE']);
    expect(await upload(id, formOf(3, 'picture'))).toEqual([422, 'SLIP_NO_FILE']);
    const text = new FormData();
    text.set('file', 'no file');
    expect(await upload(id, text)).toEqual([422, 'SLIP_NO_FILE']);
  });

  it('takes one file, and few fields', async () => {
    const two = formOf(3);
    two.append('file', new File(['2'], 'two.png'));
    expect(await upload(id, two)).toEqual([413, 'SLIP_UPLOAD_FAIL']);
    const many = formOf(3);
    for (let n = 0; n < 20; n++) many.set(`field${n}`, 'x');
    expect(await upload(id, many)).toEqual([413, 'SLIP_UPLOAD_FAIL']);
  });

  it('refuses names that would reach into prototypes', async () => {
    const form = formOf(3);
    form.set('__proto__', 'x');
    expect(await upload(id, form)).toEqual([422, 'SLIP_NO_FILE']);
  });
});
