import { useQuery } from '@tanstack/react-query';
import { notify } from '@wallet/ui/base/Toasts';
import { EditHolderNameModal } from '@wallet/ui/profile/EditHolderNameModal';
import { useWords } from '@wallet/ui/words';
import { useRenameHolder } from '../../../../api/profile.ts';
import { walletQuery } from '../../../../api/wallet.ts';
import { useDialog } from '../../../../dialog/dialog.ts';

/** `?modal=holder-name` */
export function HolderNameDialog() {
  const t = useWords('profile');
  const { search, close, finish } = useDialog();
  const { data } = useQuery(walletQuery());
  const rename = useRenameHolder(() => {
    notify({ tone: 'success', text: t('editName.done') });
    finish();
  });
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
