import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { Noun } from '@wallet/contract';
import type { Transaction } from '@wallet/contract/statement';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '@wallet/ui/i18n';
import { LastResult, type ResultTexts } from '@wallet/ui/statement/LastResult';
import { MismatchNotice } from '@wallet/ui/statement/MismatchNotice';
import { UnseenEffect } from '@wallet/ui/statement/UnseenEffect';
import { usePoll } from '#api/use-poll.ts';
import { invalidateNouns } from '#api/query-client.ts';
import { watchSession } from '#api/session/session.ts';
import { dialogSearch, isDialogOpen } from '#navigation/dialog-search.ts';
import { useStoredFlag } from '#api/store/use-stored-flag.ts';
import { dismissMismatch, useMismatch } from './money-mismatch.ts';
import { lookUpStored } from './reconcile.ts';
import {
  endEffect,
  isOfThisPage,
  lookUpAlone,
  showAlone,
  storedEffect,
  takeLeftBehind,
  useUnseenEffects,
  type ReportedOperation,
  type SentEffect,
} from './unfinished-effects.ts';
import { useAnyVerdictToast } from './use-verdict-toast.ts';

/**
 * Shows the outcomes that the player has not read on an earlier page, and the effects that the service accepted and
 * nobody has seen. Looks for these at each return.
 */
export function UnfinishedEffects({ onFound }: { onFound: (transaction: Transaction) => void }) {
  const client = useQueryClient();
  /** A result waits until no dialog is open. */
  const isCovered = useLocation({ select: ({ search }) => isDialogOpen(dialogSearch(search)) });
  const textsOf = useResultTexts();
  const show = useAnyVerdictToast();
  const unseen = useUnseenEffects();
  const mismatch = useMismatch();
  const [isHidden] = useStoredFlag('amounts-hidden');
  const [interrupted, setInterrupted] = useState<readonly SentEffect[]>([]);

  /** Looks an effect up unless another page has. Returns it with its outcome, if it has one now. */
  const look = async (effect: SentEffect): Promise<SentEffect | undefined> => {
    const isSameSession = watchSession();
    return lookUpAlone(effect, async () => {
      const stored = storedEffect(effect);
      if (!isSameSession() || !stored || stored.outcome) return stored;
      const { accepted, operation } = stored;
      const acceptance = accepted && { ...accepted, onMiss: ignore, onSeen: ignore };
      const verdict = await lookUpStored(client, effect, { isSameSession, acceptance }, onFound);
      const [noun] = operation.split('.') as [Noun];
      if (verdict === 'happened') void invalidateNouns(client, [noun, 'wallet', 'statement', 'bonus']);
      return storedEffect(effect);
    });
  };
  /** Announces an accepted effect once it is found. The page that sent it shows it itself. */
  const lookForUnseen = async (effect: SentEffect) => {
    const found = await look(effect);
    if (!found?.outcome || isOfThisPage(effect)) return;
    // No toast ends it: the page that sent it may still show it.
    if (hasFailed(found)) return resume(found);
    show(textsOf(effect), found.outcome.verdict, false);
    endEffect(effect);
  };
  const replace = (effect: SentEffect, by: readonly SentEffect[]) =>
    setInterrupted((all) => [...all.filter(({ sentAt }) => sentAt !== effect.sentAt), ...by]);
  const resume = (effect: SentEffect) => {
    if (effect.accepted && !effect.outcome) return void lookForUnseen(effect);
    const present = async () => {
      const stored = storedEffect(effect);
      if (!stored) return;
      replace(effect, [stored]);
      const found = await look(stored);
      replace(effect, found ? [found] : []);
    };
    void showAlone(effect, () => void present());
  };
  const resumeLeftBehind = useEffectEvent(() => {
    for (const effect of takeLeftBehind()) resume(effect);
  });
  useEffect(() => resumeLeftBehind(), []);
  usePoll(unseen.length > 0, () => Promise.all(unseen.map(lookForUnseen)));

  const [first] = interrupted;
  const entry = first?.outcome?.transaction;
  const close = () => {
    if (!first) return;
    if (first.outcome) endEffect(first);
    replace(first, []);
  };
  return (
    <>
      {mismatch && <MismatchNotice onClose={dismissMismatch} />}
      {unseen.map((effect) => (
        <UnseenEffect
          key={effect.sentAt}
          amount={effect.wanted.amount}
          at={effect.accepted?.at ?? effect.sentAt}
          intent={effect.intent}
          isHidden={isHidden}
          onCheck={() => void lookForUnseen(effect)}
        />
      ))}
      {first && !isCovered && (
        <LastResult
          key={first.sentAt}
          verdict={first.outcome?.verdict ?? 'checking'}
          texts={textsOf(first)}
          kind={first.wanted.statementType}
          amount={hasSeveral.includes(first.operation) ? undefined : (entry?.amount ?? first.wanted.amount)}
          intent={first.intent}
          record={{
            at: entry?.createdAt ?? new Date(first.sentAt).toISOString(),
            id: entry?._id,
            hasFailed: hasFailed(first),
          }}
          isWaiting={first.operation.startsWith('withdraw')}
          onClose={close}
        />
      )}
    </>
  );
}

/** Effects with several transactions. */
const hasSeveral: readonly ReportedOperation[] = ['wallet.transferAll', 'bonus.clear'];

const hasFailed = ({ outcome }: SentEffect): boolean => outcome?.transaction?.status === 'FAILED';

const ignore = () => undefined;

/** Returns a function from an effect to its title, if it happened, and its texts for all verdicts. */
function useResultTexts(): (effect: SentEffect) => ResultTexts {
  const whole = { returnObjects: true } as const;
  const wallet = useTranslation('wallet');
  const withdraw = useTranslation('withdraw');
  const bonus = useTranslation('bonus');
  const inviteText = useTranslation('invite');
  const refundText = useTranslation('refund');
  const spin = useTranslation('spin');
  const deposit = useTranslation('deposit');
  const transfer = { title: wallet('transfer.done.title'), ...wallet('transfer.verdict', whole) };
  // It may have been paid since.
  const withdrawal = { title: withdraw('title'), ...withdraw('verdict', whole) };
  const rejected = (operation: ReportedOperation): ResultTexts =>
    operation === 'wallet.transfer'
      ? { ...transfer, title: wallet('transfer.refused.title'), happened: wallet('transfer.refused.text') }
      : { ...withdrawal, title: withdraw('refused.title'), happened: withdraw('status.FAILED.text') };
  const receipt = { title: bonus('receive.doneTitle'), ...bonus('receive.verdict', whole) };
  const invite = { title: inviteText('done.title'), ...inviteText('verdict', whole) };
  const refund = { title: refundText('done.title'), ...refundText('verdict', whole) };
  const payout = { title: bonus('complete.doneTitle'), ...bonus('complete.verdict', whole) };
  const texts: Record<ReportedOperation, ResultTexts> = {
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
  return (effect) =>
    hasFailed(effect)
      ? rejected(effect.operation)
      : effect.wanted.isPayout
        ? payout
        : texts[effect.operation];
}
