import { demoPhones } from '@wallet/contract/demo-members';
import { invite } from '@wallet/contract/invite';
import { session as contract } from '@wallet/contract/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { endpointsOf } from '#api/client.ts';
import { progressOf } from '#api/progress.ts';
import { session } from './session.ts';

/** Returns the progress of a call that ended with an error. */
const progressAfter = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason as Error,
  );
  return progressOf({ isPending: false, isSuccess: false, error }, 'unclear');
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{"message":"UNAUTHORIZED"}', { status: 401 }));
});

it('an effect whose token is rejected has no message of its own, because the login page has one', async () => {
  session.signIn('t', false);
  expect(await progressAfter(endpointsOf('invite', invite).receive.send({}))).toEqual({ state: 'idle' });
  expect(session.get().ended).toBe('expired');
});

it('a rejected login has a message', async () => {
  session.signOut();
  const login = endpointsOf('session', contract).login.send({
    body: { username: demoPhones.rich, password: 'x' },
  });
  expect(await progressAfter(login)).toMatchObject({
    state: 'refused',
    failure: { message: 'UNAUTHORIZED' },
  });
});
