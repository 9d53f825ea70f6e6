/** Validation of chat texts and files (spec 5, Chat text and Chat file). */
import { chatLimits, chatMediaTypes } from '@wallet/contract/chat';

/** Length from which the remaining characters are shown. */
export const counterThreshold = 1_800;

export type FileProblem = 'no-extension' | 'wrong-type' | 'image-too-large' | 'video-too-large';

/** Used when the phone sends no file type. */
const typesByExtension: Readonly<Record<string, (typeof chatMediaTypes)[number]>> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};

/** Returns the kind of a file, or the reason why it cannot be sent. */
export function checkFile({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>):
  | { readonly kind: 'image' | 'video' }
  | { readonly problem: FileProblem } {
  const extension = /[^./\\]\.([^./\\]+)$/.exec(name)?.[1];
  if (extension === undefined) return { problem: 'no-extension' };
  const mediaType = type || typesByExtension[extension.toLowerCase()];
  if (!(chatMediaTypes as readonly (string | undefined)[]).includes(mediaType))
    return { problem: 'wrong-type' };
  const kind = mediaType?.startsWith('video/') ? 'video' : 'image';
  const maxBytes = kind === 'video' ? chatLimits.videoBytes : chatLimits.imageBytes;
  return size > maxBytes ? { problem: `${kind}-too-large` } : { kind };
}

/** Returns the trimmed text; undefined when empty or too long. The backend counts UTF-16 units. */
export function sendableText(typed: string): string | undefined {
  const text = typed.trim();
  return text === '' || text.length > chatLimits.text ? undefined : text;
}
