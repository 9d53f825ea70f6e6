/** Checks before a run, because hundreds of failed cases would hide the one reason. Each throws a ControlError. */
import { openSync } from 'node:fs';
import { requestOf } from '../src/client/calls.ts';
import { overHttp } from '../src/client/http.ts';
import { ControlError } from '../src/world/control-error.ts';
import type { Target } from './target.ts';

export async function requireReachable({ baseUrl, timeout }: Target): Promise<void> {
  try {
    await fetch(baseUrl, { signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    const { message, cause } = error as Error;
    throw new ControlError(
      'invalid',
      `No backend responds at ${baseUrl}: ${cause instanceof Error ? cause.message : message}.`,
    );
  }
}

/** Codes of a login whose phone number or password is wrong. */
const wrongCredentials = ['NO_USER', 'WRONG_PASSWORD', 'WRONG_CREDENTIAL'];

/** Any other response to a login is a matter of the cases. */
export async function requireSignIns({ baseUrl, members }: Target): Promise<void> {
  const flags = ['--member and CONFORM_PASSWORD', '--second-member and CONFORM_SECOND_PASSWORD'];
  for (const [index, { phone, password }] of members.entries()) {
    const request = requestOf('session.login', { body: { username: phone, password } });
    const { body } = await overHttp(baseUrl)(request);
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
