import { useQueryClient } from '@tanstack/react-query';
import type { Noun } from '@wallet/contract';
import type { Transaction } from '@wallet/contract/statement';
import { useTranslation } from '@wallet/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import { UnseenEffect } from '@wallet/ui/statement/UnseenEffect';
import { usePoll } from '#api/use-poll.ts';
import { invalidateNouns } from '#api/query-client.ts';
import { watchSession } from '#api/session/session.ts';
import { intentLock } from '#api/use-api-mutation.ts';
import { useStoredFlag } from '#api/storage/use-stored-flag.ts';
import { lookUpStored } from './reconcile.ts';
import {
  endEffect,
  isOfThisPage,
  lookUpAlone,
  storedEffect,
  takeLeftBehind,
  useUnseenEffects,
  type ReportedOperation,
  type SentEffect,
} from './unfinished-effects.ts';
import { useAnyVerdictToast, type VerdictTexts } from './use-verdict-toast.ts';

/**
 * Looks up the effects of an earlier page, and at each return those that the service accepted and nobody has seen.
 * Shows each verdict as a toast, and the unseen ones in rows.
 */
export function UnfinishedEffects({ onFound }: { onFound: (transaction: Transaction) => void }) {
  const client = useQueryClient();
  const texts = useVerdictTexts();
  const show = useAnyVerdictToast();
  const unseen = useUnseenEffects();
  const [isHidden] = useStoredFlag('amounts-hidden');

  const look = async (effect: SentEffect) => {
    const { operation } = effect;
    const isSameSession = watchSession();
    // Another tab may still wait for the response.
    if ('locks' in navigator) await navigator.locks.request(intentLock(operation), () => undefined);
    await lookUpAlone(effect, async () => {
      const isOpen = () => isSameSession() && storedEffect(effect) !== undefined;
      const { accepted } = storedEffect(effect) ?? {};
      if (!isOpen()) return;
      const acceptance = accepted && { ...accepted, onMiss: ignore, onSeen: ignore };
      let isFound = false;
      const verdict = await lookUpStored(client, effect, { isSameSession, acceptance }, (transaction) => {
        isFound = true;
        onFound(transaction);
      });
      // The event of a removal in another tab may come after the lock.
      if (verdict === 'checking' || !(isFound || isOpen())) return;
      if (!accepted) endEffect(effect);
      const [noun] = operation.split('.') as [Noun];
      if (verdict === 'happened') void invalidateNouns(client, [noun, 'wallet', 'statement', 'bonus']);
      // The page that sent the effect shows its own verdict; a missing one has its row.
      if (!isOfThisPage(effect) && (verdict === 'happened' || !accepted))
        show(texts[operation], verdict, false);
    });
  };
  const lookUpLeftBehind = useEffectEvent(() => {
    for (const effect of takeLeftBehind()) void look(effect);
  });
  useEffect(() => lookUpLeftBehind(), []);
  usePoll(unseen.length > 0, () => Promise.all(unseen.map(look)));
  return unseen.map((effect) => (
    <UnseenEffect
      key={effect.sentAt}
      amount={effect.wanted.amount}
      at={effect.accepted?.at ?? effect.sentAt}
      intent={effect.accepted?.intent ?? ''}
      isHidden={isHidden}
      onCheck={() => void look(effect)}
    />
  ));
}

const ignore = () => undefined;

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
