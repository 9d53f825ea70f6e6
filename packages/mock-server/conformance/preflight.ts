/** Checks before a run, because hundreds of failed cases would hide the one reason. Each throws a ControlError. */
import { openSync } from 'node:fs';
import { requestOf } from '../src/client/calls.ts';
import { encodeRequest, sendHttp, type HttpRequest, type HttpResponse } from '../src/client/http.ts';
import { createControl } from '../src/control/control-client.ts';
import { ControlError } from '../src/world/control-error.ts';
import { defaultWorldId } from '../src/world/worlds.ts';
import type { Target } from './target.ts';

type Backend = Pick<Target, 'baseUrl' | 'timeout'>;

/** Returns whether the control API of a simulator responds; some backends respond to any path, and behind one with an upstream is a real backend. */
export async function isSimulator({ baseUrl, timeout }: Backend): Promise<boolean> {
  try {
    const fetchInTime = (...[place, init]: Parameters<typeof fetch>) =>
      fetch(place, { ...init, signal: AbortSignal.timeout(timeout) });
    // The calls of control carry the key of a team.
    const response = await fetchInTime(`${baseUrl}/_mock/health`);
    const health = (await response.json()) as { status?: string; upstream?: boolean };
    if (health.status !== 'ok' || health.upstream) return false;
    const worlds = await createControl({ baseUrl, fetch: fetchInTime }).worlds.list();
    return worlds.some(({ id }) => id === defaultWorldId);
  } catch {
    return false;
  }
}

/** Follows no redirect, which could lead a password elsewhere. */
async function respond({ baseUrl, timeout }: Backend, request: HttpRequest): Promise<HttpResponse> {
  try {
    return await sendHttp(baseUrl, request, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    const { message, cause } = error as Error;
    throw new ControlError(
      'invalid',
      `No backend responds at ${baseUrl}: ${cause instanceof Error ? cause.message : message}.`,
    );
  }
}

export const requireReachable = (backend: Backend): Promise<unknown> =>
  respond(backend, { method: 'GET', path: '', headers: {} });

/** Codes of a login whose phone number or password is wrong. */
const wrongCredentials = ['NO_USER', 'WRONG_PASSWORD', 'WRONG_CREDENTIAL'];

/** Any other response to a login is a matter of the cases. */
export async function requireSignIns(target: Target): Promise<void> {
  const flags = ['--member and CONFORM_PASSWORD', '--second-member and CONFORM_SECOND_PASSWORD'];
  for (const [index, { phone, password }] of target.members.entries()) {
    const request = requestOf('session.login', { body: { username: phone, password } });
    const { body } = await respond(target, encodeRequest(request));
    if (body.message !== undefined && wrongCredentials.includes(body.message))
      throw new ControlError(
        'invalid',
        `${phone} cannot sign in, the backend returns ${body.message}: check ${flags[index]}.`,
      );
  }
}

/** Opens the file of the report, so that no run is lost for a wrong path. */
export function openReport(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    throw new ControlError('invalid', `--out: ${(error as Error).message}.`);
  }
}
