import { profile as contract } from '@wallet/contract/profile';
import { endpointsOf } from '#api/client.ts';
import { useApiMutation } from '#api/use-api-mutation.ts';
import { readQuery } from '#api/query.ts';

const calls = endpointsOf('profile', contract);

export const profileQuery = () => readQuery(calls.read, {});

export const useRenameHolder = (onDone: () => void) =>
  useApiMutation(calls.renameHolder, { invalidates: ['profile', 'wallet'], onDone });

/** Changes name and bank account; a member's first account opens withdrawals and deposits. */
export const useUpdateProfile = (onDone: () => void) =>
  useApiMutation(calls.update, { invalidates: ['profile', 'wallet', 'deposit'], onDone });

export const useChangePassword = () => useApiMutation(calls.changePassword);
