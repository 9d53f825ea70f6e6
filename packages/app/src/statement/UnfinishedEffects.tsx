import { useQueryClient } from '@tanstack/react-query';
import type { Noun } from '@wallet/contract';
import type { Transaction } from '@wallet/contract/statement';
import { useTranslation } from '@wallet/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import { invalidateNouns } from '#api/query-client.ts';
import { watchSession } from '#api/session/session.ts';
import { intentLock } from '#api/use-api-mutation.ts';
import { lookUp } from './reconcile.ts';
import {
  endEffect,
  isUnfinished,
  lookUpAlone,
  takeLeftBehind,
  type ReportedOperation,
  type SentEffect,
} from './unfinished-effects.ts';
import { useAnyVerdictToast, type VerdictTexts } from './use-verdict-toast.ts';

/** Looks up the effects that an earlier page sent without an outcome, and shows each verdict as a toast. */
export function UnfinishedEffects({ onFound }: { onFound: (transaction: Transaction) => void }) {
  const client = useQueryClient();
  const texts = useVerdictTexts();
  const show = useAnyVerdictToast();

  const report = useEffectEvent(async (operation: ReportedOperation, effect: SentEffect) => {
    const isSameSession = watchSession();
    // Another tab may still wait for the response.
    if ('locks' in navigator) await navigator.locks.request(intentLock(operation), () => undefined);
    await lookUpAlone(operation, effect.sentAt, async () => {
      const isOpen = () => isSameSession() && isUnfinished(operation, effect.sentAt);
      if (!isOpen()) return;
      const verdict = await lookUp(client, effect, isSameSession, onFound);
      // The event of a removal in another tab may come after the lock.
      if (!isOpen() || verdict === 'checking') return;
      endEffect(operation, effect.sentAt);
      const [noun] = operation.split('.') as [Noun];
      if (verdict === 'happened') void invalidateNouns(client, [noun, 'wallet', 'statement', 'bonus']);
      show(texts[operation], verdict);
    });
  });
  useEffect(() => {
    for (const [operation, effect] of takeLeftBehind()) void report(operation, effect);
  }, []);
  return null;
}

function useVerdictTexts(): Record<ReportedOperation, VerdictTexts> {
  const whole = { returnObjects: true } as const;
  const transfer = useTranslation('wallet')('transfer.verdict', whole);
  const withdrawal = useTranslation('withdraw')('verdict', whole);
  const bonus = useTranslation('bonus');
  const receipt = bonus('receive.verdict', whole);
  const invite = useTranslation('invite')('verdict', whole);
  const refund = useTranslation('refund')('verdict', whole);
  return {
    'wallet.transfer': transfer,
    'wallet.transferAll': transfer,
    'wallet.add': invite,
    'withdraw.create': withdrawal,
    'withdraw.createAll': withdrawal,
    'bonus.activate': receipt,
    'bonus.activatePromotion': receipt,
    'bonus.clear': bonus('cancel.verdict', whole),
    'invite.receive': invite,
    'refund.receive': refund,
    'refund.addToWallet': refund,
  };
}
