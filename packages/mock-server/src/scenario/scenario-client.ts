/** Makes the calls of a scenario's steps; every member signs in once and then keeps the token. */
import type { CallRequest } from '../client/calls.ts';
import { requestOf } from '../client/calls.ts';
import { atOnce, inProcess } from '../client/in-process.ts';
import { slipPicture } from '../domains/deposit/deposit.seed.ts';
import { requireMember } from '../domains/row-lookup.ts';
import { issueToken } from '../domains/session/session.ts';
import type { OutgoingResponse } from '../http/response-writer.ts';
import { UploadedFile } from '../http/upload.ts';
import { isRecord } from '../world/plain.ts';
import type { World } from '../world/world.ts';
import type { CallStep } from './scenario-schema.ts';

/** The result of a call. */
export interface Reply {
  /** `ok`, the code of a failure, `lost` when no whole answer came, `unreadable` when it was no JSON. */
  readonly outcome: string;
  readonly body: unknown;
}

export interface ScenarioClient {
  /** Makes a call. */
  call(step: CallStep): Promise<Reply>;
  /** Makes a call in one synchronous step; fault rules do not act on it. */
  callSync(step: CallStep): Reply;
}

export function createScenarioClient(world: World): ScenarioClient {
  const tokens = new Map<string, string>();

  function tokenOf(as: string): string {
    const member = requireMember(world, as);
    const known = tokens.get(member.id);
    if (known !== undefined) return known;
    const info = { kind: 'control', name: 'members.signIn', input: { id: member.id } } as const;
    const token = world.command(info, () => issueToken(world, member));
    tokens.set(member.id, token);
    return token;
  }

  const requestFor = ({
    call,
    as,
    pathParams = {},
    idempotencyKey: intent,
    ...sent
  }: CallStep): CallRequest =>
    requestOf(call, {
      token: as === undefined ? undefined : tokenOf(as),
      intent,
      params: pathParams,
      body: bodyOf(sent),
    });

  return {
    call: (step) => inProcess(world)(requestFor(step)).then(readReply),
    callSync: (step) => readReply(atOnce(world)(requestFor(step))),
  };
}

function bodyOf({ body, file }: Pick<CallStep, 'body' | 'file'>): unknown {
  if (!file) return body;
  const picture = new Uint8Array(slipPicture(file.reference ?? 'SCENARIO0001'));
  return { file: new UploadedFile(picture, file.name, 'image/gif') };
}

function readReply(response: OutgoingResponse): Reply {
  if ('cut' in response) return { outcome: 'lost', body: undefined };
  try {
    const body: unknown = JSON.parse(response.text);
    return { outcome: isSuccess(response.status) ? 'ok' : messageOf(body, response.status), body };
  } catch {
    return { outcome: 'unreadable', body: undefined };
  }
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const messageOf = (body: unknown, status: number): string =>
  isRecord(body) && typeof body['message'] === 'string' ? body['message'] : String(status);
