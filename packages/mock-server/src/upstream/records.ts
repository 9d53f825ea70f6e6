/** Recorded exchanges, one readable file each, with declared and harmless fields only. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '@wallet/contract';
import { createFolder } from '@wallet/deploy/folder';
import { requireWritable } from '../persistence/folder.ts';
import { ControlError } from '../world/control-error.ts';
import { canonical, type Plain } from '../world/plain.ts';
import { redactInput, redactResponse } from './declared.ts';
import type { UpstreamResponse } from './forward.ts';

export interface SentInput {
  readonly params: unknown;
  /** The parsed JSON, or the fields of a form. */
  readonly body: unknown;
}

const most = 5_000;

/** Returns the highest number of a file in a folder. */
const countIn = (directory: string): number =>
  Math.max(0, ...readdirSync(directory).map((name) => Number(/^(\d+)-.+\.json$/.exec(name)?.[1] ?? 0)));

/** Records into a folder, numbered after its existing files. Throws a ControlError when it is not writable. */
export function createRecorder(directory: string) {
  const written = new Map<string, string>();
  let count = 0;
  try {
    requireWritable(directory);
    if (existsSync(directory)) count = countIn(directory);
  } catch (error) {
    throw new ControlError('invalid', `The folder ${directory} cannot be written: ${String(error)}.`);
  }
  return {
    /** Writes an exchange, unless the last one of the same request had the same response. */
    record(operation: Operation, { params, body }: SentInput, { status, text }: UpstreamResponse): void {
      const { id: call, pathParams, body: schema } = operation;
      const [sentParams, sentBody] = [redactInput(pathParams, params, call), redactInput(schema, body, call)];
      const exchange = {
        call,
        ...(!isEmpty(sentParams) && { params: sentParams }),
        ...(!isEmpty(sentBody) && { body: sentBody }),
        status,
        ...contentOf(operation, status, text),
      };
      const key = canonical([call, sentParams, sentBody]);
      const content = canonical(exchange);
      if (written.get(key) === content || count >= most) return;
      count++;
      createFolder(directory, 0o700);
      const name = `${String(count).padStart(4, '0')}-${call}.json`;
      writeFileSync(join(directory, name), `${JSON.stringify(exchange, null, 2)}\n`, {
        flag: 'wx',
        mode: 0o600,
      });
      written.set(key, content);
    },
  };
}

const isEmpty = (value: Plain): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

function contentOf(operation: Operation, status: number, text: string): { answer: Plain } | { text: string } {
  try {
    return { answer: redactResponse(operation, status, JSON.parse(text)) };
  } catch {
    // A page of a gateway may quote the request.
    return { text: `[${text.length} characters]` };
  }
}
