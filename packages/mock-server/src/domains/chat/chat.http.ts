import { toMoment } from '@wallet/contract/wire/time';
import { succeededAs, type HandlersOf } from '../bind.ts';
import { readSettings } from '../site/site.ts';
import { sendMessage } from './chat.ts';
import { uploadFile } from './file.ts';
import { listHistory } from './message.ts';
import { markRead, ownRoom, roomPrefix } from './room.ts';

export const chatHttp: HandlersOf<'chat'> = {
  enabled: ({ world }) => ({ enableChatWidget: readSettings(world).enableChatWidget }),
  config: () => ({ PREFIX: roomPrefix }),
  send: ({ world, body, ...caller }) => ({ createdAt: toMoment(sendMessage(world, caller, body).createdAt) }),
  history: ({ world, member, body }) => listHistory(world, ownRoom(member, body), body),
  uploadImage: ({ world, body, ...caller }) => uploadFile(world, 'image', body.file, caller),
  uploadVideo: ({ world, body, ...caller }) => uploadFile(world, 'video', body.file, caller),
  markRead: ({ world, member, body }) => succeededAs('OK', markRead(world, ownRoom(member, body))),
};
