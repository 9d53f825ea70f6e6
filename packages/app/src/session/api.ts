import { session as contract, type LoginBody } from '@wallet/contract/session';
import { useRef } from 'react';
import { session } from '#api/session/session.ts';
import { contractHooks } from '#api/tsr.ts';

const tsr = contractHooks('session', contract);

/** Signs in; stores the token permanently if the player selected that, otherwise for the session. */
export function useLogin(onDone: () => void) {
  const isRemembered = useRef(false);
  const { run, ...login } = tsr.login.useMutation({
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
