import { profile as contract } from '@wallet/contract/profile';
import { endpointsOf } from '#api/client.ts';
import { useEffectCall } from '#api/use-api-mutation.ts';
import { reading } from '#api/query.ts';

const calls = endpointsOf('profile', contract);

export const profileQuery = () => reading(calls.read, {});

export const useRenameHolder = (onDone: () => void) =>
  useEffectCall(calls.renameHolder, { touches: ['profile', 'wallet'], onDone });

/** Changes name and bank account; a member's first account opens withdrawals and deposits. */
export const useUpdateProfile = (onDone: () => void) =>
  useEffectCall(calls.update, { touches: ['profile', 'wallet', 'deposit'], onDone });

export const useChangePassword = () => useEffectCall(calls.changePassword);
