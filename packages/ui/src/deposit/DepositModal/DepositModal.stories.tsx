import { Button } from '@mantine/core';
import { useState } from 'react';
import { deadlineIn } from '../../base/countdown/deadline.ts';
import { idle, type Progress } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import { bankAccountSample, thaiNameAtKtbSample } from '../../base/BankAccountLine/bank-account.sample.ts';
import { budgetSample, depositLookupSample, manualBankSample, qrInHandSample } from '../deposit.sample.ts';
import { DepositModal, type DepositModalProps } from './DepositModal.tsx';

export default { title: 'Deposit/Deposit modal' };

const nothing = () => undefined;
/** When the stories were opened, and around that. */
const opened = Date.now();
const fourMinutesBefore = new Date(opened - 4 * 60_000).toISOString();

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 800));
const ready = { state: 'ready', data: { bankAccount: bankAccountSample } } as const;

/** Making a code and sending a link lead to `ends`, as a backend would. */
const Example = ({
  ends = { state: 'done' },
  qr,
  link,
  ...props
}: Partial<Omit<DepositModalProps, 'qr' | 'link'>> & {
  qr?: Partial<DepositModalProps['qr']>;
  link?: Partial<DepositModalProps['link']>;
  ends?: Progress;
}) => {
  const t = useWords('deposit');
  const [isOpen, setOpen] = useState(true);
  const [method, setMethod] = useState(props.method);
  const [progress, setProgress] = useState<Progress>(idle);
  const [copiedAt, setCopiedAt] = useState(props.copiedAt);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('title')}</Button>
      <DepositModal
        wallet={ready}
        lookup={{ state: 'ready', data: depositLookupSample }}
        lastMethod={undefined}
        waiting={[]}
        onMethod={setMethod}
        onMethods={() => setMethod(undefined)}
        received={undefined}
        onReceivedRead={nothing}
        onCopied={() => setCopiedAt(new Date().toISOString())}
        onSendSlip={nothing}
        onEditHolderName={nothing}
        onContact={nothing}
        onAddBankAccount={nothing}
        onStatement={nothing}
        {...props}
        copiedAt={copiedAt}
        method={method}
        qr={{
          code: { state: 'ready', data: null },
          ended: undefined,
          creation: progress,
          retryAt: undefined,
          cancellation: idle,
          onCreate: () => setProgress(ends),
          onCancel: later,
          onLook: later,
          onCheck: later,
          onAgain: nothing,
          ...qr,
        }}
        link={{
          progress,
          retryAt: undefined,
          onSend: () => setProgress(ends),
          onReset: () => setProgress(idle),
          ...link,
        }}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
};

const code = (secondsLeft: number) =>
  ({
    state: 'ready',
    data: { ...qrInHandSample(), deadline: deadlineIn(secondsLeft * 1_000) },
  }) as const;

export const Ready = () => <Example lastMethod="KBANK" waiting={['WW']} />;
export const Empty = () => (
  <Example lookup={{ state: 'ready', data: { ...depositLookupSample, banks: [], wallets: [] } }} />
);
export const Loading = () => <Example lookup={{ state: 'loading' }} />;
export const Pending = () => <Example method="KBANK" ends={{ state: 'pending' }} />;
export const Failed = () => (
  <Example lookup={{ state: 'failed', retry: nothing, failure: { message: 'fault:connection' } }} />
);
export const WayClosed = () => <Example method="SOME_BANK" />;
export const NoBankAccount = () => <Example wallet={{ state: 'ready', data: { bankAccount: null } }} />;
export const Transfer = () => <Example method="SCB" />;
export const TransferCopied = () => <Example method="SCB" copiedAt={fourMinutesBefore} />;
export const TransferInKip = () => (
  <Example
    method="BCEL"
    lookup={{
      state: 'ready',
      data: {
        ...depositLookupSample,
        banks: depositLookupSample.banks.map((bank) => ({ ...bank, currency: 'LAK' })),
      },
    }}
  />
);
export const TransferWithoutSlips = () => (
  <Example method="SCB" lookup={{ state: 'ready', data: { ...depositLookupSample, isManual: false } }} />
);
export const TransferBySlip = () => (
  <Example
    method="SCB"
    lookup={{ state: 'ready', data: { ...depositLookupSample, banks: [manualBankSample] } }}
  />
);
export const EnglishNameNeeded = () => (
  <Example method="SCB" wallet={{ state: 'ready', data: { bankAccount: thaiNameAtKtbSample } }} />
);
export const WithReminder = () => <Example budget={budgetSample(20_000)} />;
export const ReminderUsedUp = () => <Example method="SCB" budget={budgetSample(50_000)} />;
export const QrForm = () => <Example method="WW" />;
export const QrRefused = () => (
  <Example method="WW" ends={{ state: 'refused', failure: { message: 'QR_FAIL' } }} />
);
export const QrLost = () => (
  <Example
    method="WW"
    ends={{ state: 'unknown', verdict: 'unclear', failure: { message: 'fault:connection' } }}
  />
);
export const QrLoading = () => <Example method="KBANK" qr={{ code: { state: 'loading' } }} />;
export const QrNotLoaded = () => (
  <Example
    method="KBANK"
    qr={{ code: { state: 'failed', retry: nothing, failure: { message: 'fault:connection' } } }}
  />
);
export const QrOpen = () => <Example method="KBANK" qr={{ code: code(900) }} />;
export const QrLate = () => <Example method="KBANK" qr={{ code: code(65) }} />;
export const QrNotCancelled = () => (
  <Example
    method="KBANK"
    qr={{ code: code(600), cancellation: { state: 'refused', failure: { message: 'QR_FAIL' } } }}
  />
);
export const QrExpired = () => <Example method="KBANK" qr={{ ended: { amount: 100, isExpired: true } }} />;
export const QrClosed = () => <Example method="KBANK" qr={{ ended: { amount: 100, isExpired: false } }} />;
export const QrUnreadable = () => (
  <Example
    method="KBANK"
    qr={{ code: { state: 'ready', data: { ...qrInHandSample(), markup: '<script>1</script>' } } }}
  />
);
export const TrueWallet = () => <Example method="truewallet" />;
export const Link = () => <Example method="link" />;
export const LinkPending = () => <Example method="link" ends={{ state: 'pending' }} />;
export const LinkDone = () => <Example method="link" link={{ progress: { state: 'done' } }} />;
export const LinkDuplicate = () => (
  <Example method="link" ends={{ state: 'refused', failure: { message: 'TRUELINK_DUPLICATE' } }} />
);
export const LinkTooOften = () => <Example method="link" link={{ retryAt: opened + 45_000 }} />;
export const LinkUnknownChecking = () => (
  <Example
    method="link"
    link={{ progress: { state: 'unknown', verdict: 'checking', failure: { message: 'fault:connection' } } }}
  />
);
export const LinkUnknownHappened = () => (
  <Example
    method="link"
    link={{ progress: { state: 'unknown', verdict: 'happened', failure: { message: 'fault:connection' } } }}
  />
);
export const LinkUnknownDidNotHappen = () => (
  <Example
    method="link"
    link={{
      progress: { state: 'unknown', verdict: 'did-not-happen', failure: { message: 'fault:connection' } },
    }}
  />
);
export const LinkUnknownUnclear = () => (
  <Example
    method="link"
    link={{ progress: { state: 'unknown', verdict: 'unclear', failure: { message: 'fault:connection' } } }}
  />
);
export const Received = () => <Example method="KBANK" received={1_250.5} />;
