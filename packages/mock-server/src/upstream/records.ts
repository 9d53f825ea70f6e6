/** Recorded exchanges, one readable file each, with declared and harmless fields only. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '@wallet/contract';
import * as z from 'zod/mini';
import { ControlError } from '../world/control-error.ts';
import type { Plain } from '../world/plain.ts';
import { canonical } from '../world/plain.ts';
import { redactInput, redactResponse } from './declared.ts';
import type { UpstreamResponse } from './forward.ts';

/** One exchange in a file. */
const Recorded = z.strictObject({
  call: z.string(),
  params: z.exactOptional(z.record(z.string(), z.json())),
  body: z.exactOptional(z.json()),
  status: z.int(),
  /** The JSON of the response. */
  answer: z.exactOptional(z.json()),
  /** The text of a response that is no JSON. */
  text: z.exactOptional(z.string()),
});
type Recorded = z.infer<typeof Recorded>;

/** The input of a call. */
export interface SentInput {
  readonly params: unknown;
  readonly body: unknown;
}

/** Maximum number of files in a folder. */
const most = 5_000;

const numbered = /^(\d+)-.+\.json$/;

const named = (directory: string): readonly string[] =>
  readdirSync(directory)
    .filter((name) => numbered.test(name))
    .sort((one, other) => Number.parseInt(one) - Number.parseInt(other));

const keyOf = (call: string, params: unknown, body: unknown): string => canonical([call, params, body]);

const redactedParams = ({ id, pathParams }: Operation, params: unknown) =>
  redactInput(pathParams, params, id);
const redactedBody = ({ id, body: schema }: Operation, body: unknown) => redactInput(schema, body, id);

export interface Recorder {
  /** Writes an exchange, unless the last one of the same request had the same response. */
  record(operation: Operation, sent: SentInput, response: UpstreamResponse): void;
}

/** Records into a folder, numbered after its existing files. Throws a ControlError when it is not writable. */
export function createRecorder(directory: string): Recorder {
  const written = new Map<string, string>();
  let count = 0;
  try {
    mkdirSync(directory, { recursive: true });
    chmodSync(directory, 0o700);
    count = Number.parseInt(named(directory).at(-1) ?? '0');
  } catch (error) {
    throw new ControlError('invalid', `The folder ${directory} cannot be written: ${String(error)}.`);
  }
  return {
    record(operation, { params, body }, { status, text }) {
      const { id: call } = operation;
      const [sentParams, sentBody] = [redactedParams(operation, params), redactedBody(operation, body)];
      const exchange = {
        call,
        ...(!isEmpty(sentParams) && { params: sentParams }),
        ...(!isEmpty(sentBody) && { body: sentBody }),
        status,
        ...contentOf(operation, status, text),
      };
      const key = keyOf(call, sentParams, sentBody);
      const content = canonical(exchange);
      if (written.get(key) === content || count >= most) return;
      written.set(key, content);
      count++;
      const name = `${String(count).padStart(4, '0')}-${call}.json`;
      writeFileSync(join(directory, name), `${JSON.stringify(exchange, null, 2)}\n`, {
        flag: 'wx',
        mode: 0o600,
      });
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

/** Placeholders for masked values. */
const placeholders: Readonly<Record<string, string>> = {
  '[token]': 'replayed',
  '[password]': 'replayed',
  '[otp]': '000000',
  '[phone]': '0800000000',
  '[bank account]': '0000000000',
  '[link]': 'https://replayed.invalid/',
  '[path]': '/replayed',
  '[upload]': '/replayed',
  '[email]': 'replayed@example.invalid',
  '[number]': '000000',
};
const marks = /\[(?:token|password|otp|phone|bank account|link|path|upload|email|number)\]/g;

export interface Replay {
  /** Returns the next recorded response of a call, repeating the last one; undefined without a record. */
  next(operation: Operation, sent: SentInput): UpstreamResponse | undefined;
}

/** Reads the records of a folder. Throws a ControlError with the name of an invalid file. */
export function readRecords(directory: string): Replay {
  const queues = new Map<string, Recorded[]>();
  const add = (key: string, recorded: Recorded): void =>
    void queues.set(key, [...(queues.get(key) ?? []), recorded]);
  for (const recorded of recordsIn(directory)) {
    const { call, params = {}, body = {} } = recorded;
    add(keyOf(call, params, body), recorded);
    // A body with a unique value, like a chat message, matches by call and path only.
    add(keyOf(call, params, undefined), recorded);
  }
  return {
    next(operation, { params, body }) {
      const sent = redactedParams(operation, params);
      const exact = queues.get(keyOf(operation.id, sent, redactedBody(operation, body)));
      const queue = exact ?? queues.get(keyOf(operation.id, sent, undefined));
      const recorded = queue && queue.length > 1 ? queue.shift() : queue?.[0];
      if (!recorded) return undefined;
      const text = recorded.text ?? JSON.stringify(recorded.answer);
      return {
        status: recorded.status,
        headers: new Headers({
          'content-type': recorded.text === undefined ? 'application/json' : 'text/plain',
        }),
        cookies: [],
        text: text.replace(marks, (mark) => placeholders[mark] ?? mark),
      };
    },
  };
}

function recordsIn(directory: string): Recorded[] {
  try {
    return named(directory).map((name) => {
      const { data, error } = Recorded.safeParse(JSON.parse(readFileSync(join(directory, name), 'utf8')));
      if (!data) throw new Error(`${name} is no record: ${error.issues[0]?.path.join('.')}`);
      return data;
    });
  } catch (error) {
    throw new ControlError('invalid', `The records of ${directory} cannot be read: ${String(error)}.`);
  }
}
