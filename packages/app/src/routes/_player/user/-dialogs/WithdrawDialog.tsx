import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toBaht } from '@wallet/contract/wire/money';
import { WithdrawModal } from '@wallet/ui/withdraw';
import { latest } from '../../../../api/effect.ts';
import { loadableOf } from '../../../../api/query.ts';
import { walletQuery } from '../../../../api/wallet.ts';
import { limitsQuery, useWithdraw, useWithdrawAll } from '../../../../api/withdraw.ts';
import { useDialog } from '../../../../dialog/dialog.ts';

/** `?modal=withdraw` */
export function WithdrawDialog() {
  const { search, open, close } = useDialog();
  const navigate = useNavigate();
  const isOpen = search.modal === 'withdraw';
  const wallet = useQuery(walletQuery());
  const limits = useQuery({ ...limitsQuery(), enabled: isOpen });
  const one = useWithdraw();
  const all = useWithdrawAll();

  return (
    <WithdrawModal
      isOpen={isOpen}
      onClose={close}
      wallet={loadableOf(wallet)}
      limits={loadableOf(limits)}
      progress={latest(one, all)}
      onWithdraw={(amount) => one.run({ body: { amount: toBaht(amount) } })}
      onWithdrawAll={(amount) => all.run({ body: { amount: toBaht(amount) } })}
      onReset={() => {
        one.reset();
        all.reset();
      }}
      onStatement={() => void navigate({ to: '/user/statement' })}
      onEditHolderName={() => open('holder-name', { next: 'withdraw' })}
      onContact={() => void navigate({ to: '/user/contact' })}
    />
  );
}
