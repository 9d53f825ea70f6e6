import { game as contract } from '@wallet/contract/game';
import { endpointsOf } from './client.ts';
import { useEffectCall } from './effect.ts';
import { reading } from './query.ts';

const calls = endpointsOf('game', contract);

/** User name and password at a provider; never kept longer than it is shown. */
export const gameAccountQuery = (slotCode: string) => ({
  ...reading(calls.account, { params: { slotCode } }),
  gcTime: 0,
});

export const useActivateGame = () => useEffectCall(calls.activate, { touches: ['wallet', 'game'] });

export const useResetGamePassword = () => useEffectCall(calls.resetPassword, { touches: ['game'] });
