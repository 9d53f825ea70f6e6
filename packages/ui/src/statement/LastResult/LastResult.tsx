import type { StatementType } from '@wallet/contract/statement';
import type { Satang } from '@wallet/contract/wire/money';
import { useNavigation } from '../../base/Link/Link.tsx';
import type { Verdict } from '../../base/progress.ts';
import { ResultDialog } from '../../base/ResultDialog/ResultDialog.tsx';
import type { Receipt } from '../../base/ResultDialog/Receipt.tsx';
import { useTranslation } from '../../i18n/index.ts';

/** Title of an effect that happened, and its text for each verdict. */
export type ResultTexts = Readonly<Record<Verdict, string>> & { readonly title: string };

export interface LastResultProps {
  verdict: Verdict;
  texts: ResultTexts;
  kind: StatementType;
  /** In satang, where it is known. */
  amount: Satang | undefined;
  /** Time of the sending, or the entry of the statement. */
  record: Receipt['record'];
  intent: string;
  /** The action continues after success. */
  isWaiting: boolean;
  onClose: () => void;
}

/** The result of a money action whose page was closed before the player had read it. */
export function LastResult({
  verdict,
  texts,
  kind,
  amount,
  record,
  intent,
  isWaiting,
  onClose,
}: LastResultProps) {
  const t = useTranslation('statement');
  const { navigate } = useNavigation();
  const hasHappened = verdict === 'happened';
  return (
    <ResultDialog
      isOpen
      isWaiting={isWaiting}
      onClose={onClose}
      onStatement={() => {
        onClose();
        navigate('/user/statement');
      }}
      outcome={record?.hasFailed ? 'failure' : hasHappened ? 'success' : 'unknown'}
      {...(hasHappened && { title: texts.title })}
      text={texts[verdict]}
      receipt={{ kind: t(`kind.${kind}`), amount, record, intent }}
    />
  );
}
