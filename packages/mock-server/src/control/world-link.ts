/** The past of a world in the fragment of a URL, so that a preview shows a moment without a server. */
import type { WorldFile, OpenedFile } from '../world/world-file.ts';

const prefix = '#world=';

/** Most characters of a link; browsers and chats take it. */
export const longestLink = 200_000;

/** Returns the file of a world up to a journal entry. */
const fileUpTo = ({ shownAt: _, journal = [], history, ...file }: WorldFile, at: number): WorldFile => ({
  ...file,
  journal: journal.filter(({ n }) => n <= at),
  history: history
    .filter(({ from }) => from <= at)
    .map((frame) => ({ ...frame, steps: frame.steps.filter(({ entry }) => entry <= at) })),
});

/** Resolves to a fragment with the world up to an entry; undefined when it is too long for a link. */
export async function worldFragment(file: WorldFile, at: number): Promise<string | undefined> {
  const json = new Blob([JSON.stringify({ file: fileUpTo(file, at), at })]);
  const bytes = await bytesThrough(json, new CompressionStream('gzip'));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const fragment = prefix + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return fragment.length <= longestLink ? fragment : undefined;
}

/** Resolves to the world of a fragment; undefined for another fragment. Rejects for a damaged one. */
export async function worldOfFragment(fragment: string): Promise<OpenedFile | undefined> {
  if (!fragment.startsWith(prefix)) return undefined;
  const text = atob(fragment.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const json = await bytesThrough(new Blob([bytes]), new DecompressionStream('gzip'));
  return JSON.parse(new TextDecoder().decode(json)) as OpenedFile;
}

const bytesThrough = async (
  blob: Blob,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> => new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
