import { autoLoginProviderOf, game as contract, launchWay, type SlotAccount } from '@wallet/contract/game';
import { endpointsOf } from '#api/client.ts';
import { useApiMutation } from '#api/use-api-mutation.ts';
import { ApiError } from '#api/api-error.ts';
import { readQuery } from '#api/query.ts';

const calls = endpointsOf('game', contract);

/** User name and password at a provider; never kept longer than it is shown. */
export const gameAccountQuery = (slotCode: string) => ({
  ...readQuery(calls.account, { params: { slotCode } }),
  gcTime: 0,
});

export const useActivateGame = () => useApiMutation(calls.activate, { invalidates: ['wallet', 'game'] });

export const useResetGamePassword = () => useApiMutation(calls.resetPassword, { invalidates: ['game'] });

/** A link that opens a game signed in, as the backend gave it; rejects with an ApiError. It lives for a minute or less. */
export async function askLaunchLink(slotCode: string, { username, password }: SlotAccount): Promise<string> {
  const provider = autoLoginProviderOf(slotCode);
  if (!provider) throw new ApiError({ kind: 'rejected', failure: { message: 'NO_GAME' } });
  const { link } =
    launchWay(slotCode) === 'password-link'
      ? await calls.autoLoginWithPassword.ask({ params: { provider, username, password } })
      : await calls.autoLogin.ask({ params: { provider, username } });
  return link;
}
