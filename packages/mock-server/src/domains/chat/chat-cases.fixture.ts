import type { OperationId } from '@wallet/contract';
import type { Sent } from '../domain-client.fixture.ts';
import { failingFileName } from '../magic.ts';
import { again, errorCase, type ErrorCases, type CasesOfCall } from '../error-case.fixture.ts';
import { arrivedFile, heads, textMessage } from './chat.fixture.ts';

const sendsFile = (content: Uint8Array<ArrayBuffer>, name = 'a.png'): Sent => ({
  as: 'new',
  body: { file: arrivedFile(content, name) },
});

const uploading = (
  id: OperationId,
  head: Uint8Array<ArrayBuffer>,
  wrong: Uint8Array<ArrayBuffer>,
): CasesOfCall => ({
  SLIP_NO_FILE: errorCase('Send an empty file.', sendsFile(new Uint8Array())),
  SLIP_INVALID_FILE: errorCase('Send a file of another type under the name `a.png`.', sendsFile(wrong)),
  SLIP_UPLOAD_FAIL: errorCase(
    `Send a file whose name begins with \`${failingFileName}\`.`,
    sendsFile(head, `${failingFileName}.png`),
  ),
  REQUEST_LIMIT_1MIN: errorCase('Send eleven files within a minute.', again(id, sendsFile(head), 10)),
});

export const chatCases: ErrorCases = {
  'chat.send': {
    REQUEST_LIMIT_1MIN: errorCase(
      'Write 31 messages within a minute.',
      again('chat.send', { as: 'new', body: textMessage('hello') }, 30),
    ),
  },
  'chat.uploadImage': uploading('chat.uploadImage', heads['image/png'], heads['video/mp4']),
  'chat.uploadVideo': uploading('chat.uploadVideo', heads['video/mp4'], heads['image/png']),
  'chat.markRead': { OK: errorCase('Open the chat and wait a second.', { as: 'new', body: {} }) },
};
