import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { profile as contract } from '@wallet/contract/profile';
import { isQueryOfNouns } from '#api/query.ts';
import { contractHooks } from '#api/tsr.ts';

const tsr = contractHooks('profile', contract);

export const profileQuery = () => tsr.read.queryOptions({});

/** Nouns that show the bank account. */
const nouns = ['profile', 'wallet'] as const;

/** Lets an old bank account that is not read again yet show as loading. */
function dropOldAccount(client: QueryClient): void {
  const isOld = isQueryOfNouns(nouns);
  for (const query of client.getQueryCache().findAll({ predicate: isOld }))
    // The state of a failed read says that it is old.
    if (query.state.isInvalidated && query.state.status === 'success') {
      // A read that is cancelled goes back to this.
      query.setData(undefined, { manual: true, updatedAt: query.state.dataUpdatedAt });
      query.setState({ status: 'pending' });
    }
}

/** Returns a callback that also drops an old bank account. */
function useAccountDropped(onDone: () => void) {
  const client = useQueryClient();
  return () => {
    dropOldAccount(client);
    onDone();
  };
}

export const useRenameHolder = (onDone: () => void) =>
  tsr.renameHolder.useMutation({ invalidates: nouns, onDone: useAccountDropped(onDone) });

/** Changes name and bank account. The first account unlocks withdrawals and deposits. */
export const useUpdateProfile = (onDone: () => void) =>
  tsr.update.useMutation({ invalidates: [...nouns, 'deposit'], onDone: useAccountDropped(onDone) });

export const useChangePassword = () => tsr.changePassword.useMutation();
