import { autoLoginProviderOf, game as contract, launchMethod, type SlotAccount } from '@wallet/contract/game';
import { contractHooks } from '#api/tsr.ts';
import { rejectedError } from '#api/api-error.ts';

const tsr = contractHooks('game', contract);

/** User name and password at a provider; dropped with the screen. */
export const gameAccountQuery = (slotCode: string) => ({
  ...tsr.account.queryOptions({ params: { slotCode } }),
  gcTime: 0,
});

export const useActivateGame = () => tsr.activate.useMutation({ invalidates: ['wallet', 'game'] });

export const useResetGamePassword = () => tsr.resetPassword.useMutation({ invalidates: ['game'] });

/** Returns the sign-in link of a game, valid for a minute at most. Rejects with an ApiError. */
export async function requestLaunchLink(
  slotCode: string,
  { username, password }: SlotAccount,
): Promise<string> {
  const provider = autoLoginProviderOf(slotCode);
  if (!provider) throw rejectedError('NO_GAME');
  const { link } =
    launchMethod(slotCode) === 'password-link'
      ? await tsr.autoLoginWithPassword.send({ params: { provider, username, password } })
      : await tsr.autoLogin.send({ params: { provider, username } });
  return link;
}
