import { useQuery } from '@tanstack/react-query';
import { notify } from '@wallet/ui/base/Toasts';
import { EditHolderNameModal } from '@wallet/ui/profile/EditHolderNameModal';
import { useTranslation } from '@wallet/ui/i18n';
import { profileQuery, useRenameHolder } from './api.ts';
import { useResetAtEnd } from '#api/use-reset.ts';
import { walletQuery } from '#wallet/api.ts';
import { useLastDefined } from '#navigation/use-last-defined.ts';
import { useDialog } from '#navigation/dialog.ts';

/** `?modal=holder-name` */
export function HolderNameDialog() {
  const t = useTranslation('profile');
  const { isOpen, search, open, close, finish } = useDialog('holder-name');
  const profile = useQuery(profileQuery());
  // The wallet contains the name as well; it is requested only if the profile fails.
  const wallet = useQuery({ ...walletQuery(), enabled: profile.isError });
  const rename = useRenameHolder(() => {
    notify({ tone: 'success', text: t('editName.done') });
    finish();
  });
  useResetAtEnd(isOpen, [rename]);
  // A save drops the account before the sheet has closed.
  const account = useLastDefined((profile.data ?? wallet.data)?.bankAccount ?? undefined);
  if (!account) return null;

  return (
    <EditHolderNameModal
      isOpen={isOpen}
      onClose={close}
      name={account.bankAccountName}
      progress={rename.progress}
      onAddBankAccount={() => open('bank-account', search.next ? { next: search.next } : {})}
      onSave={(bankAccountName) => rename.run({ body: { bankCode: account.bankCode, bankAccountName } })}
    />
  );
}
