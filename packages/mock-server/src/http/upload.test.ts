import { describe, expect, it } from 'vitest';
import { intentOf } from './idempotency.ts';
import { UploadedFile } from './upload.ts';

/** Returns bytes that throw when code walks them like data. */
function unwalkable(bytes: readonly number[]): Uint8Array<ArrayBuffer> {
  const content = Uint8Array.from(bytes);
  Object.defineProperty(content, 'walked', {
    enumerable: true,
    get: () => {
      throw new Error('The bytes were walked as if they were data.');
    },
  });
  return content;
}

const intentWith = (input: unknown) =>
  intentOf('key', { owner: 'ann', operation: 'chat.uploadImage', input });
const upload = (bytes: readonly number[], name = 'a.png') =>
  intentWith({ body: { file: new UploadedFile(unwalkable(bytes), name, 'image/png') } });

describe('the fingerprint of an upload', () => {
  it('is the hash of its bytes alone, without walking them', () => {
    expect(upload([1, 2, 3])).toEqual(upload([1, 2, 3]));
    expect(upload([1, 2, 3]).request).not.toBe(upload([1, 2, 4]).request);
    expect(upload([1, 2, 3]).request).not.toBe(upload([1, 2]).request);
  });

  it('distinguishes the fields of the bytes', () => {
    const [one, two] = [[1], [2]].map((bytes) => new UploadedFile(unwalkable(bytes), 'a.png', 'image/png'));
    expect(intentWith({ body: { a: one, b: two } }).request).not.toBe(
      intentWith({ body: { a: two, b: one } }).request,
    );
  });
});

it('an uploaded file is read like any other, with its bytes in memory once', async () => {
  const file = new UploadedFile(Uint8Array.from([97, 98, 99]), 'a.png', 'image/png');
  expect([file.size, file.name, file.type]).toEqual([3, 'a.png', 'image/png']);
  expect([await file.text(), await file.slice(1, 2).text()]).toEqual(['abc', 'b']);
  expect(await new Response(file.stream()).text()).toBe('abc');
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([97, 98, 99]);
});
