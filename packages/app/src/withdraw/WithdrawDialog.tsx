import { useQuery } from '@tanstack/react-query';
import { WithdrawModal } from '@wallet/ui/withdraw';
import { useTranslation } from '@wallet/ui/i18n';
import { eitherOf } from '#api/progress.ts';
import { loadableOf } from '#api/query.ts';
import { walletQuery } from '#wallet/api.ts';
import { useWithdrawLimits, useWithdraw, useWithdrawAll } from './api.ts';
import { useDialog } from '#navigation/dialog.ts';
import { useVerdictToast } from '#statement/use-verdict-toast.ts';

/** `?modal=withdraw` */
export function WithdrawDialog() {
  const { isOpen, open, close } = useDialog('withdraw');
  const wallet = useQuery(walletQuery());
  const limits = useWithdrawLimits(isOpen);
  const showVerdict = useVerdictToast(useTranslation('withdraw')('verdict', { returnObjects: true }));
  const one = useWithdraw(showVerdict);
  const all = useWithdrawAll(showVerdict);

  return (
    <WithdrawModal
      isOpen={isOpen}
      onClose={close}
      wallet={loadableOf(wallet)}
      limits={loadableOf(limits)}
      {...eitherOf(one, all)}
      onWithdraw={(amount) => one.run({ body: { amount } })}
      onWithdrawAll={(amount) => all.run({ body: { amount } })}
      onEditHolderName={() => open('holder-name', { next: 'withdraw' })}
      onAddBankAccount={() => open('bank-account', { next: 'withdraw' })}
    />
  );
}
