/** Pictures and videos of the chat (spec 5, Chat file). Their type comes from their bytes, not from their name. */
import { minutes } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import type { RateLimit } from '../../world/rate-limit.ts';
import { consumeRateLimit } from '../../world/rate-limit.ts';
import { table } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { consumeAddressLimit } from '../address-limit.ts';
import { failingFileName } from '../magic.ts';
import type { Member } from '../profile/member.ts';
import { mediaTypeOf } from './media-type.ts';

export type FileKind = 'image' | 'video' | 'file';

export interface ChatFile {
  /** The name it is served under, made here: 24 hex digits and an ending. */
  readonly id: string;
  /** The sender: a member, or a guest by network address; undefined for support. */
  readonly memberId?: string;
  readonly ip?: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Base64, since a world keeps plain data. */
  readonly content: string;
}

const chatFiles = table<ChatFile>('chatFiles');

/** Files one member, or one network address, may send (REQUEST_LIMIT_1MIN). */
const uploadLimit: RateLimit = { name: 'chat.upload', max: 10, windowMs: minutes(1) };

/** Bytes of files a world keeps; the oldest give way, and their messages then lead to nothing. */
export const maxStoredBytes = 64 * 1024 * 1024;

/** The types there are, with the ending each is served under. */
const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'text/plain': 'txt',
};

/** Who sends: a member, or a guest from an address. */
export interface Sender {
  readonly member: Member | undefined;
  readonly ip: string;
}

/** A file as it arrived. */
export interface ArrivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly base64: () => string;
}

/** Takes a picture or a video that a player sends; answers where it is. */
export function uploadFile(
  world: World,
  kind: 'image' | 'video',
  { name, bytes, base64 }: ArrivedFile,
  { member, ip }: Sender,
): { path: string } {
  if (bytes.length === 0) fail('SLIP_NO_FILE');
  if (member) consumeRateLimit(world, uploadLimit, member.id);
  else consumeAddressLimit(world, uploadLimit, ip);
  const type = mediaTypeOf(bytes);
  if (!/[^./\\]\.[^./\\]+$/.test(name) || !type?.startsWith(`${kind}/`)) fail('SLIP_INVALID_FILE');
  if (name.startsWith(failingFileName)) fail('SLIP_UPLOAD_FAIL');
  const file = {
    type,
    size: bytes.length,
    content: base64(),
    ...(member ? { memberId: member.id } : { ip }),
  };
  return { path: addressOfFile(world, storeFile(world, file).id) };
}

/** Keeps a file under a new name. Needs an open command. */
export function storeFile(world: World, file: Omit<ChatFile, 'id'>): ChatFile {
  const rows = chatFiles(world);
  let kept = rows.all().reduce((sum, { size }) => sum + size, file.size);
  for (const { id, size } of rows.all()) {
    if (kept <= maxStoredBytes) break;
    rows.remove(id);
    kept -= size;
  }
  return rows.insert({ ...file, id: `${world.ids.next('chat file')}.${endings[file.type] ?? 'bin'}` });
}

export const findFile = (world: World, id: string): ChatFile | undefined => chatFiles(world).get(id);

/** How a file is shown. */
export function fileKindOf(file: ChatFile | undefined): FileKind | undefined {
  const [kind] = file?.type.split('/') ?? [];
  return file && (kind === 'image' || kind === 'video' ? kind : 'file');
}

/** Where a file is served; the address names the world, because pictures are asked for without any header. */
export const addressOfFile = (world: World, id: string): string => `/_mock/upload/${world.id}/${id}`;

/** The file a message may show: one that its sender uploaded. Of others' files nobody learns that they exist. */
export function ownFile(world: World, { member, ip }: Sender, address: string): ChatFile {
  const id = address.slice(address.lastIndexOf('/') + 1);
  const file = findFile(world, id);
  const isOwn = file && (member ? file.memberId === member.id : file.ip === ip);
  return isOwn && address.endsWith(addressOfFile(world, id)) ? file : fail('NO_DATA');
}
