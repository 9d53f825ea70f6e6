import { useTranslation } from '@wallet/ui/i18n';
import type { ResultTexts } from '@wallet/ui/statement/LastResult';
import type { ReportedOperation } from './unfinished-effects.ts';

/** Returns the title of each effect that happened, and its texts for all verdicts. */
export function useResultTexts(): Record<ReportedOperation, ResultTexts> {
  const whole = { returnObjects: true } as const;
  const wallet = useTranslation('wallet');
  const withdraw = useTranslation('withdraw');
  const bonus = useTranslation('bonus');
  const inviteText = useTranslation('invite');
  const refundText = useTranslation('refund');
  const spin = useTranslation('spin');
  const deposit = useTranslation('deposit');
  const transfer = { title: wallet('transfer.done.title'), ...wallet('transfer.verdict', whole) };
  const withdrawal = { title: withdraw('done.title'), ...withdraw('verdict', whole) };
  const receipt = { title: bonus('receive.doneTitle'), ...bonus('receive.verdict', whole) };
  const invite = { title: inviteText('done.title'), ...inviteText('verdict', whole) };
  const refund = { title: refundText('done.title'), ...refundText('verdict', whole) };
  return {
    'wallet.transfer': transfer,
    'wallet.transferAll': transfer,
    'wallet.add': invite,
    'withdraw.create': withdrawal,
    'withdraw.createAll': withdrawal,
    'bonus.activate': receipt,
    'bonus.activatePromotion': receipt,
    'bonus.clear': { title: bonus('cancel.doneTitle'), ...bonus('cancel.verdict', whole) },
    'invite.receive': invite,
    'refund.receive': refund,
    'refund.addToWallet': refund,
    'deposit.sendLink': { title: deposit('link.done.title'), ...deposit('link.verdict', whole) },
    'spin.claim': { title: spin('claim.done.title'), ...spin('claim.verdict', whole) },
  };
}
