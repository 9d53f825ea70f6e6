import type { DepositBank } from '@wallet/contract/deposit';
import type { Satang } from '@wallet/contract/wire/money';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBankName } from '../../base/BankBadge/use-bank-name.ts';
import { ConfirmActions, ConfirmDetails } from '../../base/ConfirmSheet/ConfirmSheet.tsx';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import { Failed } from '../../base/Failed/Failed.tsx';
import { Loading } from '../../base/Loading/Loading.tsx';
import type { Loadable } from '../../base/loadable.ts';
import type { Progress } from '../../base/progress.ts';
import { SheetActions } from '../../base/Sheet/SheetActions.tsx';
import { SheetStep } from '../../base/Sheet/SheetStep.tsx';
import { useErrorSentences, useWords } from '../../words/index.ts';
import type { DepositBudget } from '../Budget/budget.ts';
import { QrEnded } from './QrEnded.tsx';
import { QrForm } from './QrForm.tsx';
import { QrView } from './QrView.tsx';
import type { QrInHand } from './qr-in-hand.ts';

export interface QrDepositProps {
  bank: DepositBank;
  /** What the player wants to be reminded of, before a code goes beyond it. */
  budget?: DepositBudget | undefined;
  /** The code that is open at this provider; null when there is none. */
  code: Loadable<QrInHand | null>;
  /** A code of this provider that was open and is no longer, and nobody has said what became of it. */
  ended: { readonly amount: number; readonly isExpired: boolean } | undefined;
  /** How the last making of a code stands, and before when another try is no use. */
  creation: Progress;
  retryAt: number | undefined;
  /** How the last cancelling stands. */
  cancellation: Progress;
  /** The amount of the last code made here. */
  again?: Satang | undefined;
  /** Called at the first change after a refusal to make a code. */
  onEdit?: (() => void) | undefined;
  /** Makes a code over an amount, in satang; called once per intent. */
  onCreate: (amount: Satang) => unknown;
  /** Called once per confirmation. */
  onCancel: (id: string) => Promise<unknown>;
  /** Asks again whether there is a code; resolves when that is known, or cannot be. */
  onLook: () => Promise<unknown>;
  /** Looks whether the money is there; resolves when that is known, or cannot be. */
  onCheck: () => Promise<unknown>;
  /** The code that ended was not paid: forgets it. */
  onAgain: () => void;
  onSendSlip: (() => void) | undefined;
  onContact: () => void;
}

/** Pays in by a QR code: an amount, the code and its time, how it ended (spec 4, Deposit by QR). */
export function QrDeposit({
  bank,
  budget,
  code,
  ended,
  creation,
  retryAt,
  cancellation,
  again,
  onEdit,
  onCreate,
  onCancel,
  onLook,
  onCheck,
  onAgain,
  onSendSlip,
  onContact,
}: QrDepositProps) {
  const t = useWords('deposit');
  const sentencesOf = useErrorSentences();
  const bankName = useBankName();
  const [askedId, setAskedId] = useState<string>();
  const shown = code.state === 'ready' ? (code.data ?? undefined) : undefined;
  const left = useSecondsLeft(shown?.deadline);
  const isOver = useIsOver(shown?.id, left, onLook);

  if (code.state === 'loading') return <Loading />;
  if (code.state === 'failed')
    return <Failed title={t('qr.failed')} onRetry={code.retry} failure={code.failure} />;

  const over = shown && isOver ? { amount: shown.amount, isExpired: true } : shown ? undefined : ended;
  if (over) {
    return (
      <SheetStep key="ended">
        <QrEnded
          {...over}
          onAgain={onAgain}
          onCheck={onCheck}
          onSendSlip={onSendSlip}
          onContact={onContact}
        />
      </SheetStep>
    );
  }
  if (!shown) {
    return (
      <SheetStep key="form">
        <QrForm
          provider={bank.bankCode}
          budget={budget}
          again={again}
          progress={creation}
          retryAt={retryAt}
          onCreate={onCreate}
          onEdit={onEdit}
          onLook={() => void onLook()}
        />
      </SheetStep>
    );
  }
  if (askedId === shown.id) {
    return (
      <SheetStep key="question">
        <div>
          <ConfirmDetails text={t('qr.cancel.title')} warning={t('qr.cancel.text')} />
        </div>
        <SheetActions>
          <ConfirmActions
            confirmLabel={t('qr.cancel.confirm')}
            cancelLabel={t('qr.cancel.keep')}
            tone="danger"
            isPending={cancellation.state === 'pending'}
            onConfirm={() => onCancel(shown.id).finally(() => setAskedId(undefined))}
            onCancel={() => setAskedId(undefined)}
          />
        </SheetActions>
      </SheetStep>
    );
  }
  return (
    <SheetStep key="view">
      <QrView
        code={shown}
        left={left}
        receiver={`${bank.bankAccountName} · ${bankName(bank)}`}
        onCheck={onCheck}
        onCancel={() => setAskedId(shown.id)}
        cancelFailed={
          cancellation.state === 'refused' && !isAboutTheCode(cancellation.failure.message)
            ? sentencesOf(cancellation.failure)
            : cancellation.state === 'refused' || cancellation.state === 'unknown'
              ? t('qr.cancel.failed')
              : undefined
        }
      />
    </SheetStep>
  );
}

/** Refusals whose words are about making a code, not about cancelling one. */
const isAboutTheCode = (message: string) => message === 'QR_FAIL' || message === 'NO_DATA';

/** Whether a code's time is over and the backend, asked about it, has not said otherwise. */
function useIsOver(id: string | undefined, left: number, onLook: () => Promise<unknown>): boolean {
  const [confirmedId, setConfirmedId] = useState<string>();
  const hasRunOut = id !== undefined && left === 0;
  const ask = useEffectEvent(() => onLook().finally(() => setConfirmedId(id)));
  useEffect(() => {
    if (hasRunOut) void ask();
  }, [hasRunOut]);
  return hasRunOut && confirmedId === id;
}
