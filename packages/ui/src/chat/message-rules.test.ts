import { expect, it } from 'vitest';
import { checkFile, sendableText } from './message-rules.ts';

const megabyte = 1024 * 1024;
const file = (name: string, type: string, size = 1) => checkFile({ name, type, size });

it.each([
  ['a.png', 'image/png', { kind: 'image' }],
  ['a.b.JPG', 'image/jpg', { kind: 'image' }],
  ['clip.mov', 'video/quicktime', { kind: 'video' }],
  // Some phones send no file type.
  ['clip.MP4', '', { kind: 'video' }],
  ['picture', 'image/png', { problem: 'no-extension' }],
  ['.png', 'image/png', { problem: 'no-extension' }],
  ['a.', 'image/png', { problem: 'no-extension' }],
  ['a.svg', 'image/svg+xml', { problem: 'wrong-type' }],
  ['a.png', 'application/pdf', { problem: 'wrong-type' }],
  ['a.heic', '', { problem: 'wrong-type' }],
])('checks %j of the type %j', (name, type, verdict) => expect(file(name, type)).toEqual(verdict));

it('accepts a picture of 10 MB and a video of 20 MB, and not a byte more', () => {
  expect(file('a.png', 'image/png', 10 * megabyte)).toEqual({ kind: 'image' });
  expect(file('a.png', 'image/png', 10 * megabyte + 1)).toEqual({ problem: 'image-too-large' });
  expect(file('a.mp4', 'video/mp4', 20 * megabyte)).toEqual({ kind: 'video' });
  expect(file('a.mp4', 'video/mp4', 20 * megabyte + 1)).toEqual({ problem: 'video-too-large' });
});

it('rejects a blank text and one of more than 2,000 characters', () => {
  expect(sendableText('  \n ')).toBeUndefined();
  expect(sendableText(' hi \n')).toBe('hi');
  expect(sendableText('ก'.repeat(2_000))).toHaveLength(2_000);
  expect(sendableText('ก'.repeat(2_001))).toBeUndefined();
});
