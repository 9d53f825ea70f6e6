import { session as contract } from '@wallet/contract/session';
import { session } from '../session/session.ts';
import { endpointsOf } from './client.ts';
import { useEffectCall } from './effect.ts';

const calls = endpointsOf('session', contract);

/** Signs in; the token is kept for good when the player asked to be remembered. */
export const useLogin = (isRemembered: () => boolean, onDone: () => void) =>
  useEffectCall(calls.login, {
    onDone({ token }) {
      session.signIn(token, isRemembered());
      onDone();
    },
  });
