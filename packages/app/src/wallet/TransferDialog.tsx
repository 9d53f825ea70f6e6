import { useQuery } from '@tanstack/react-query';
import { mainWallet } from '@wallet/contract/wallet';
import { TransferModal } from '@wallet/ui/wallet/TransferModal';
import { useTranslation } from '@wallet/ui/i18n';
import { activeBonusQuery } from '#bonus/api.ts';
import { loadableOf } from '#api/query.ts';
import { useTransfer, useTransferAll, walletQuery } from './api.ts';
import { eitherOf } from '#api/progress.ts';
import { useDialog } from '#navigation/dialog.ts';
import { useVerdictToast } from '#statement/use-verdict-toast.ts';

/** `?modal=transfer`, between the wallet and the account in `slot`, if any. */
export function TransferDialog() {
  const { isOpen, search, close } = useDialog('transfer');
  const wallet = useQuery(walletQuery());
  const showVerdict = useVerdictToast(useTranslation('wallet')('transfer.verdict', { returnObjects: true }));
  const one = useTransfer(showVerdict);
  const all = useTransferAll(showVerdict);
  const bonus = useQuery({ ...activeBonusQuery(), enabled: isOpen });
  const isOut = search.direction === 'out';

  return (
    <TransferModal
      isOpen={isOpen}
      onClose={close}
      wallet={loadableOf(wallet)}
      from={isOut ? search.slot : mainWallet}
      to={isOut ? mainWallet : search.slot}
      {...eitherOf(one, all)}
      onTransfer={({ from, to, amount }) => one.run({ body: { from, to, amount } })}
      onTransferAll={({ to }) => all.run({ body: { to } })}
      hasBonus={bonus.data?.status === true}
    />
  );
}
