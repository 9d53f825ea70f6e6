import { controlHeader, sessionPath } from '@wallet/mock-server/control/control-header';

const headers = { [controlHeader.name]: controlHeader.value, 'content-type': 'application/json' };

/** Resolves to the status of the response, 0 without one. The session is a cookie. */
export const signIn = (key: string): Promise<number> =>
  fetch(sessionPath, { method: 'POST', headers, body: JSON.stringify({ key }) }).then(
    ({ status }) => status,
    () => 0,
  );

export const signOut = (): Promise<unknown> =>
  fetch(sessionPath, { method: 'DELETE', headers: { [controlHeader.name]: controlHeader.value } });
