import { session as contract, type LoginBody } from '@wallet/contract/session';
import { useRef } from 'react';
import { session } from '#api/session/session.ts';
import { endpointsOf } from '#api/client.ts';
import { useApiMutation } from '#api/use-api-mutation.ts';

const calls = endpointsOf('session', contract);

/** Signs in; the token is kept for good when the player asked to be remembered, else for the session. */
export function useLogin(onDone: () => void) {
  const isRemembered = useRef(false);
  const { run, ...login } = useApiMutation(calls.login, {
    onDone({ token }) {
      session.signIn(token, isRemembered.current);
      onDone();
    },
  });
  return {
    ...login,
    run(body: LoginBody, remember: boolean) {
      isRemembered.current = remember;
      return run({ body });
    },
  };
}
