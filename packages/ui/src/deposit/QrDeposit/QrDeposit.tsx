import type { DepositBank } from '@wallet/contract/deposit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBankName } from '../../base/BankBadge/use-bank-name.ts';
import { ConfirmStep } from '../../base/ConfirmSheet/ConfirmSheet.tsx';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import type { Loadable } from '../../base/loadable.ts';
import type { Progress } from '../../base/progress.ts';
import { preloadSanitizer } from '../../base/SafeHtml/SafeHtml.tsx';
import { SheetStep } from '../../base/Sheet/SheetParts.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { QrEnded, type QrEndedProps } from './QrEnded.tsx';
import { QrForm, type QrFormProps } from './QrForm.tsx';
import { QrView } from './QrView.tsx';
import type { ActiveQr } from './active-qr.ts';
import { Reason } from '../../base/support/Advice.tsx';

export interface QrDepositProps
  extends
    Omit<QrFormProps, 'provider' | 'progress' | 'onReload'>,
    Omit<QrEndedProps, 'amount' | 'isExpired'> {
  bank: DepositBank;
  /** The active QR code of this provider; null without one. */
  code: Loadable<ActiveQr | null>;
  /** A code that is no longer active and has no known outcome. */
  ended: Readonly<Pick<QrEndedProps, 'amount' | 'isExpired'>> | undefined;
  creation: Progress;
  cancellation: Progress;
  /** Called once per confirmation. */
  onCancel: (id: string) => Promise<unknown>;
  /** Reloads the active code; resolves also when the request fails. */
  onReload: () => Promise<unknown>;
}

/** Deposits by QR code: amount, code with countdown, result (spec 4, Deposit by QR). */
export function QrDeposit(props: QrDepositProps) {
  const { bank, code, creation, cancellation, onCancel, onReload, onCheck } = props;
  const t = useTranslation('deposit');
  const bankName = useBankName();
  const [cancelId, setCancelId] = useState<string>();
  const shown = code.state === 'ready' ? (code.data ?? undefined) : undefined;
  const left = useSecondsLeft(shown?.deadline);
  // A code is drawn as soon as it arrives.
  useEffect(preloadSanitizer, []);
  const isExpired = useIsExpired(shown?.id, left, onReload);

  if (code.state !== 'ready') return <LoadState of={code} title={t('qr.failed')} />;

  const endedQr =
    shown && isExpired ? { amount: shown.amount, isExpired: true } : shown ? undefined : props.ended;
  if (endedQr) {
    return (
      <SheetStep key="ended">
        <QrEnded {...props} {...endedQr} />
      </SheetStep>
    );
  }
  if (!shown) {
    return (
      <SheetStep key="form">
        <QrForm {...props} provider={bank.bankCode} progress={creation} />
      </SheetStep>
    );
  }
  if (cancelId === shown.id) {
    return (
      <ConfirmStep
        text={t('qr.cancel.title')}
        warning={t('qr.cancel.text')}
        confirmLabel={t('qr.cancel.confirm')}
        cancelLabel={t('qr.cancel.keep')}
        tone="danger"
        isPending={cancellation.state === 'pending'}
        onConfirm={() => onCancel(shown.id).finally(() => setCancelId(undefined))}
        onCancel={() => setCancelId(undefined)}
      />
    );
  }
  return (
    <SheetStep key="view">
      <QrView
        code={shown}
        left={left}
        receiver={`${bank.bankAccountName} · ${bankName(bank)}`}
        onCheck={onCheck}
        onCancel={() => setCancelId(shown.id)}
        cancelFailed={
          cancellation.state === 'refused' && !isCreationError(cancellation.failure.message) ? (
            <Reason failure={cancellation.failure} />
          ) : cancellation.state === 'refused' || cancellation.state === 'unknown' ? (
            t('qr.cancel.failed')
          ) : undefined
        }
      />
    </SheetStep>
  );
}

/** These texts are about the creation of a code, not about its cancellation. */
const isCreationError = (message: string) => message === 'QR_FAIL' || message === 'NO_DATA';

/** Returns whether the time is over and a reload of the code did not extend it. */
function useIsExpired(id: string | undefined, left: number, onReload: () => Promise<unknown>): boolean {
  const [confirmedId, setConfirmedId] = useState<string>();
  const hasRunOut = id !== undefined && left === 0;
  const reload = useEffectEvent(() => onReload().finally(() => setConfirmedId(id)));
  useEffect(() => {
    if (hasRunOut) void reload();
  }, [hasRunOut]);
  return hasRunOut && confirmedId === id;
}
