/** Sends the calls of a scenario. A member signs in at the first call, and uses the newest token. */
import { requestOf, type CallRequest } from '../client/calls.ts';
import { atOnce, inProcess, problemsOfInput } from '../client/in-process.ts';
import { slipPicture } from '../domains/deposit/deposit.seed.ts';
import { requireMember } from '../domains/row-lookup.ts';
import { issueToken } from '../domains/session/session.ts';
import { codeIn } from '../http/http-error.ts';
import { textOf, type OutgoingResponse } from '../http/response-writer.ts';
import { UploadedFile } from '../http/upload.ts';
import { isRecord } from '../world/plain.ts';
import type { World } from '../world/world.ts';
import type { CallStep } from './scenario-schema.ts';

export interface Reply {
  /** `ok`, an error code, `lost` for an incomplete response, `unreadable` for invalid JSON. */
  readonly outcome: string;
  readonly problems: readonly string[];
  readonly body: unknown;
}

/** The result of `members.signIn`. */
export interface SignedIn {
  readonly token: string;
  readonly member: { readonly id: string };
}

export function createScenarioClient(world: World) {
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

  /** Stores the token of a login step. */
  function storeToken({ call, body: sent }: CallStep, reply: Reply): Reply {
    const { outcome, body } = reply;
    if (call === 'session.login' && outcome === 'ok' && isRecord(sent) && isRecord(body))
      tokens.set(requireMember(world, String(sent['username'])).id, String(body['token']));
    return reply;
  }

  return {
    call(step: CallStep): Promise<Reply> {
      const request = requestFor(step);
      return inProcess(world)(request).then((response) => storeToken(step, readReply(request, response)));
    },
    /** Sends a call synchronously, without fault rules. */
    callSync(step: CallStep): Reply {
      const request = requestFor(step);
      return storeToken(step, readReply(request, atOnce(world)(request)));
    },
    /** Sets the token of a member for later calls. */
    useToken: ({ token, member }: SignedIn): void => void tokens.set(member.id, token),
  };
}

function bodyOf({ body, file }: Pick<CallStep, 'body' | 'file'>): unknown {
  if (!file) return body;
  const { name, type = 'image/gif', content, reference = 'SCENARIO0001' } = file;
  const bytes = content === undefined ? slipPicture(reference) : bytesOfBase64(content);
  return { file: new UploadedFile(new Uint8Array(bytes), name, type) };
}

export const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

function readReply(request: CallRequest, response: OutgoingResponse): Reply {
  if ('cut' in response) return { outcome: 'lost', problems: [], body: undefined };
  const { status } = response;
  const problems = status === 422 || status === 404 ? problemsOfInput(request) : [];
  try {
    const body: unknown = JSON.parse(textOf(response));
    return { outcome: status < 300 ? 'ok' : codeIn(body, status), problems, body };
  } catch {
    return { outcome: 'unreadable', problems, body: undefined };
  }
}
