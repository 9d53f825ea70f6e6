import { profile as contract } from '@wallet/contract/profile';
import { contractHooks } from '#api/tsr.ts';

const tsr = contractHooks('profile', contract);

export const profileQuery = () => tsr.read.queryOptions({});

export const useRenameHolder = (onDone: () => void) =>
  tsr.renameHolder.useMutation({ invalidates: ['profile', 'wallet'], onDone });

/** Changes name and bank account. The first account unlocks withdrawals and deposits. */
export const useUpdateProfile = (onDone: () => void) =>
  tsr.update.useMutation({ invalidates: ['profile', 'wallet', 'deposit'], onDone });

export const useChangePassword = () => tsr.changePassword.useMutation();
