import type { Satang } from '@wallet/contract/wire/money';
import type { Verdict } from '../../base/progress.ts';
import { ResultDialog } from '../../base/ResultDialog/ResultDialog.tsx';
import { ReceiptFacts, type Receipt } from '../../base/ResultDialog/Receipt.tsx';

/** Title of an effect that happened, and its text for each verdict. */
export type ResultTexts = Readonly<Record<Verdict, string>> & { readonly title: string };

export interface LastResultProps {
  verdict: Verdict;
  texts: ResultTexts;
  /** In satang, where it is known. */
  amount: Satang | undefined;
  /** Time of the sending, or the entry of the statement. */
  record: Receipt['record'];
  /** The action continues after success. */
  isWaiting: boolean;
  /** Called when the player has read the verdict. */
  onClose: () => void;
  onStatement: () => void;
}

/** The result of a money action whose page was closed before the player had read it. */
export function LastResult({
  verdict,
  texts,
  amount,
  record,
  isWaiting,
  onClose,
  onStatement,
}: LastResultProps) {
  const hasHappened = verdict === 'happened';
  return (
    <ResultDialog
      isOpen
      isWaiting={isWaiting}
      outcome={hasHappened ? 'success' : 'unknown'}
      {...(hasHappened && { title: texts.title })}
      text={texts[verdict]}
      receipt={amount === undefined ? undefined : { amount, record }}
      onClose={onClose}
      onStatement={onStatement}
    >
      {amount === undefined && <ReceiptFacts record={record} />}
    </ResultDialog>
  );
}
