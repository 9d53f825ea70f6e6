/**
 * Pictures and videos of the chat (spec 5, Chat file). Their type is detected from their bytes, not from their name.
 */
import { minutes } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import { consumeRateLimit, type RateLimit } from '../../world/rate-limit.ts';
import { table } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { consumeAddressLimit } from '../site/site.ts';
import { failingFileName } from '../magic.ts';
import type { Member } from '../profile/member.ts';
import { pictureTypeOf } from '../picture-type.ts';

export type FileKind = 'image' | 'video' | 'file';

export interface ChatFile {
  /** File name in its URL: 24 hex digits and an extension. */
  readonly id: string;
  /** Owner: a member, or a guest by network address; undefined for support. */
  readonly memberId?: string;
  readonly ip?: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Base64, because world state is plain JSON. */
  readonly content: string;
}

const chatFiles = table<ChatFile>('chatFiles');

/** Uploads by one member, or from one network address (REQUEST_LIMIT_1MIN). */
const uploadLimit: RateLimit = { name: 'chat.upload', max: 10, windowMs: minutes(1) };

/** Maximum bytes of stored files; the oldest are removed, and links to them are dead. */
export const maxStoredBytes = 64 * 1024 * 1024;

/** The accepted types and their file extensions. */
const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'text/plain': 'txt',
};

/** The sender: a member, or a guest at an address. */
export interface Sender {
  readonly member: Member | undefined;
  readonly ip: string;
}

interface ArrivedFile {
  readonly name: string;
  readonly content: Uint8Array;
  readonly base64: string;
}

/** Stores a picture or a video of a player. Returns its path. */
export function uploadFile(
  world: World,
  kind: 'image' | 'video',
  arrived: ArrivedFile,
  { member, ip }: Sender,
): { path: string } {
  const { name, content: bytes } = arrived;
  if (bytes.length === 0) fail('SLIP_NO_FILE');
  if (member) consumeRateLimit(world, uploadLimit, member.id);
  else consumeAddressLimit(world, uploadLimit, ip);
  const type = mediaTypeOf(bytes);
  if (!/[^./\\]\.[^./\\]+$/.test(name) || !type?.startsWith(`${kind}/`)) fail('SLIP_INVALID_FILE');
  if (name.startsWith(failingFileName)) fail('SLIP_UPLOAD_FAIL');
  const file = {
    type,
    size: bytes.length,
    content: arrived.base64,
    ...(member ? { memberId: member.id } : { ip }),
  };
  return { path: addressOfFile(world, storeFile(world, file).id) };
}

/** Stores a file under a new name. Needs an open command. */
export function storeFile(world: World, file: Omit<ChatFile, 'id'>): ChatFile {
  const rows = chatFiles(world);
  let stored = rows.all().reduce((sum, { size }) => sum + size, file.size);
  for (const { id, size } of rows.all()) {
    if (stored <= maxStoredBytes) break;
    rows.remove(id);
    stored -= size;
  }
  return rows.insert({ ...file, id: `${world.ids.next('chat file')}.${endings[file.type] ?? 'bin'}` });
}

export const findFile = (world: World, id: string): ChatFile | undefined => chatFiles(world).get(id);

/** Returns how a file is displayed. */
export function fileKindOf(file: ChatFile | undefined): FileKind | undefined {
  const [kind] = file?.type.split('/') ?? [];
  return file && (kind === 'image' || kind === 'video' ? kind : 'file');
}

/** Returns the path of a file. It contains the world id, because requests for pictures have no headers. */
export const addressOfFile = (world: World, id: string): string => `/_mock/upload/${world.id}/${id}`;

/** Returns an uploaded file of the sender. Another sender's file is NO_DATA, as if it did not exist. */
export function ownFile(world: World, { member, ip }: Sender, address: string): ChatFile {
  const id = address.slice(address.lastIndexOf('/') + 1);
  const file = findFile(world, id);
  const isOwn = file && (member ? file.memberId === member.id : file.ip === ip);
  return isOwn && address.endsWith(addressOfFile(world, id)) ? file : fail('NO_DATA');
}

/** Brands of the video formats; pictures (HEIC, AVIF) and audio (M4A) use the same container with other brands. */
const brands: readonly (readonly [type: string, brand: RegExp])[] = [
  ['video/quicktime', /^qt {2}$/],
  ['video/mp4', /^(?:isom|iso\d|mp4\d|avc1|dash|M4V |M4VH|M4VP|MSNV)$/],
];

/** Returns the media type, undefined for a type that is not accepted. */
export function mediaTypeOf(bytes: Uint8Array): string | undefined {
  const picture = pictureTypeOf(bytes);
  if (picture !== undefined) return Object.hasOwn(endings, picture) ? picture : undefined;
  // A video begins with a box: four bytes of length, its name, its brand.
  if (textAt(bytes, 4) !== 'ftyp') return undefined;
  return brands.find(([, brand]) => brand.test(textAt(bytes, 8)))?.[0];
}

const textAt = (bytes: Uint8Array, start: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + 4));
