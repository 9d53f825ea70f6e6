/** What may be sent in a chat (spec 5, Chat text and Chat file). */
import { chatLimits, chatMediaTypes } from '@wallet/contract/chat';

/** Characters from which on the player is told how many are left. */
export const countFrom = 1_800;

export type FileProblem = 'no-extension' | 'wrong-type' | 'image-too-large' | 'video-too-large';

/** What a file is when the phone does not say. */
const typesByExtension: Readonly<Record<string, (typeof chatMediaTypes)[number]>> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};

/** How a file would be sent, or why it cannot be. */
export function judgeFile({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>):
  { readonly kind: 'image' | 'video' } | { readonly problem: FileProblem } {
  const extension = /[^./\\]\.([^./\\]+)$/.exec(name)?.[1];
  if (extension === undefined) return { problem: 'no-extension' };
  const isOf = type || typesByExtension[extension.toLowerCase()];
  if (!(chatMediaTypes as readonly (string | undefined)[]).includes(isOf)) return { problem: 'wrong-type' };
  const kind = isOf?.startsWith('video/') ? 'video' : 'image';
  const most = kind === 'video' ? chatLimits.videoBytes : chatLimits.imageBytes;
  return size > most ? { problem: `${kind}-too-large` } : { kind };
}

/** What is sent of a text; undefined where there is nothing to send, or too much. Counted as the backend counts: UTF-16 units. */
export function sendable(typed: string): string | undefined {
  const text = typed.trim();
  return text === '' || text.length > chatLimits.text ? undefined : text;
}
