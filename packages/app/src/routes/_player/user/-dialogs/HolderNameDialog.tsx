import { useQuery } from '@tanstack/react-query';
import { EditHolderNameModal } from '@wallet/ui/profile/EditHolderNameModal';
import { useRenameHolder } from '../../../../api/profile.ts';
import { walletQuery } from '../../../../api/wallet.ts';
import { useDialog } from '../../../../dialog/dialog.ts';

/** `?modal=holder-name` */
export function HolderNameDialog() {
  const { search, close } = useDialog();
  const { data } = useQuery(walletQuery());
  const rename = useRenameHolder(close);
  const account = data?.bankAccount;
  if (!account) return null;

  return (
    <EditHolderNameModal
      isOpen={search.modal === 'holder-name'}
      onClose={() => {
        close();
        rename.reset();
      }}
      name={account.bankAccountName}
      progress={rename.progress}
      onSave={(bankAccountName) => rename.run({ body: { bankCode: account.bankCode, bankAccountName } })}
    />
  );
}
