import { satang } from '@wallet/contract/wire/money';
import { useState } from 'react';
import { deadlineIn } from '../../base/countdown/deadline.ts';
import { thaiNameAtKtbSample } from '../../base/BankAccountLine/bank-account.fixture.ts';
import {
  budgetFixture,
  depositLookupFixture,
  manualBankFixture,
  activeQrFixture,
  depositPropsFixture,
  qrPropsFixture,
} from '../deposit.fixture.ts';
import { DepositModal, type DepositModalProps } from './DepositModal.tsx';
import {
  accepted,
  failed,
  limited,
  pending,
  ready,
  refused,
  Submitted,
  unknown,
} from '../../base/story.fixture.ts';

export default { title: 'Deposit/Deposit modal' };

const opened = Date.now();
const fourMinutesBefore = new Date(opened - 4 * 60_000).toISOString();

const later = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 800));
const slow = { onCancel: later, onReload: later, onCheck: later };

const Example = ({
  qr,
  link,
  ...props
}: Partial<Omit<DepositModalProps, 'qr' | 'link'>> & {
  qr?: Partial<DepositModalProps['qr']>;
  link?: Partial<DepositModalProps['link']>;
}) => (
  <DepositModal
    {...depositPropsFixture}
    qr={{ ...qrPropsFixture, ...slow, ...qr }}
    link={{ ...depositPropsFixture.link, ...link }}
    {...props}
  />
);

const linkSample = 'https://gift.truemoney.com/campaign/?v=0192ab3cd4ef';

const code = (secondsLeft: number) =>
  ready({ ...activeQrFixture(), deadline: deadlineIn(secondsLeft * 1_000) });

export const Ready = () => <Example lastMethod="KBANK" pendingMethods={['WW']} />;
export const Empty = () => <Example lookup={ready({ ...depositLookupFixture, banks: [], wallets: [] })} />;
export const Loading = () => <Example lookup={{ state: 'loading' }} />;
export const Pending = () => <Example method="KBANK" qr={{ creation: pending }} />;
export const Failed = () => <Example lookup={failed} />;
export const WayClosed = () => <Example method="SOME_BANK" />;
export const NoBankAccount = () => <Example wallet={ready({ bankAccount: null })} />;
export const Transfer = () => <Example method="SCB" />;
export const TransferCopied = () => <Example method="SCB" copiedAt={fourMinutesBefore} />;
export const TransferInKip = () => (
  <Example
    method="BCEL"
    lookup={ready({
      ...depositLookupFixture,
      banks: depositLookupFixture.banks.map((bank) => ({ ...bank, currency: 'LAK' })),
    })}
  />
);
export const TransferWithoutSlips = () => (
  <Example method="SCB" lookup={ready({ ...depositLookupFixture, isManual: false })} />
);
export const TransferBySlip = () => (
  <Example method="SCB" lookup={ready({ ...depositLookupFixture, banks: [manualBankFixture] })} />
);
export const EnglishNameNeeded = () => (
  <Example method="SCB" wallet={ready({ bankAccount: thaiNameAtKtbSample })} />
);
export const WithReminder = () => <Example budget={budgetFixture(20_000)} />;
export const ReminderUsedUp = () => <Example method="SCB" budget={budgetFixture(50_000)} />;
export const QrForm = () => <Example method="WW" />;
export const QrBelowTheMinimum = () => (
  <Submitted typed={{ amount: '50' }}>
    <Example method="WW" />
  </Submitted>
);
export const QrRefused = () => <Example method="WW" qr={{ creation: refused('QR_FAIL') }} />;
export const QrLost = () => <Example method="WW" qr={{ creation: unknown('unclear') }} />;
export const QrLoading = () => <Example method="KBANK" qr={{ code: { state: 'loading' } }} />;
export const QrNotLoaded = () => <Example method="KBANK" qr={{ code: failed }} />;
export const QrOpen = () => <Example method="KBANK" qr={{ code: code(900) }} />;
export const QrLate = () => <Example method="KBANK" qr={{ code: code(65) }} />;
export const QrNotCancelled = () => (
  <Example method="KBANK" qr={{ code: code(600), cancellation: refused('QR_FAIL') }} />
);
export const QrExpired = () => (
  <Example method="KBANK" qr={{ ended: { amount: satang(100_00), isExpired: true } }} />
);
export const QrClosed = () => (
  <Example method="KBANK" qr={{ ended: { amount: satang(100_00), isExpired: false } }} />
);
export const QrUnreadable = () => (
  <Example method="KBANK" qr={{ code: ready({ ...activeQrFixture(), markup: '<script>1</script>' }) }} />
);
export const TrueWallet = () => <Example method="truewallet" />;
export const Link = () => <Example method="link" />;
export const LinkPending = () => (
  <Example method="link" defaultLink={linkSample} link={{ progress: pending }} />
);
export const LinkDone = () => <Example method="link" link={{ progress: { state: 'done' } }} />;
export const LinkDuplicate = () => (
  <Example method="link" defaultLink={linkSample} link={{ progress: refused('TRUELINK_DUPLICATE') }} />
);
export const LinkTooOften = () => {
  const [progress] = useState(() => limited(45));
  return <Example method="link" defaultLink={linkSample} link={{ progress }} />;
};
export const LinkUnknownChecking = () => <Example method="link" link={{ progress: unknown('checking') }} />;
export const LinkUnknownUnclear = () => <Example method="link" link={{ progress: unknown('unclear') }} />;
export const LinkUnknownHappened = () => <Example method="link" link={{ progress: unknown('happened') }} />;
export const LinkUnknownDidNotHappen = () => (
  <Example method="link" link={{ progress: unknown('did-not-happen') }} />
);
export const Received = () => <Example method="KBANK" received={satang(1_250_50)} />;
export const QrAgain = () => <Example method="KBANK" qr={{ again: satang(500_00) }} />;
export const TrueWalletWithoutNumber = () => (
  <Example
    method="truewallet"
    lookup={ready({
      ...depositLookupFixture,
      wallets: [{ walletAccountName: 'Player Wallet Demo', mode: 'AUTO' }],
    })}
  />
);
export const LinkUnusual = () => (
  <Example method="link" defaultLink="https://gift.truemoney.com/campaign/?v=short" />
);
export const LinkOnTheWay = () => <Example method="link" link={{ progress: accepted('checking') }} />;
export const LinkUnseen = () => <Example method="link" link={{ progress: accepted('did-not-happen') }} />;
