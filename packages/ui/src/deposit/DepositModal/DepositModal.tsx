import { Button } from '@mantine/core';
import type { DepositLookup } from '@wallet/contract/deposit';
import type { WalletView } from '@wallet/contract/wallet';
import type { Satang } from '@wallet/contract/wire/money';
import { ActionSheet } from '../../base/ActionSheet/ActionSheet.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { Loading } from '../../base/Loading/Loading.tsx';
import type { ListPage } from '../../base/list-page.ts';
import type { Loadable } from '../../base/loadable.ts';
import { idle } from '../../base/progress.ts';
import { useResetOnOpen } from '../../base/reset-on-open/use-reset-on-open.ts';
import type { Receipt } from '../../base/ResultDialog/Receipt.tsx';
import { useCurrentBalance } from '../../base/ResultDialog/use-current-balance.tsx';
import type { DialogProps } from '../../base/Sheet/Sheet.tsx';
import { SheetStep } from '../../base/Sheet/SheetParts.tsx';
import { UnreadableAlert } from '../../base/UnreadableAlert/UnreadableAlert.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { BudgetGate } from '../Budget/BudgetGate.tsx';
import { BudgetLine } from '../Budget/BudgetLine.tsx';
import { LinkDeposit, type LinkDepositProps } from '../LinkDeposit/LinkDeposit.tsx';
import { ContactButton } from '../ContactButton.tsx';
import { depositMethods, needsSlip, type DepositMethod } from '../methods.ts';
import { QrDeposit, type QrDepositProps } from '../QrDeposit/QrDeposit.tsx';
import { TransferDeposit, type TransferDepositProps } from '../TransferDeposit/TransferDeposit.tsx';
import { WalletDeposit } from '../WalletDeposit/WalletDeposit.tsx';
import { MethodListSkeleton, MethodList, useMethodName } from './MethodList.tsx';

export interface DepositModalProps
  extends DialogProps, Pick<TransferDepositProps, 'budget' | 'copiedAt' | 'onCopied' | 'onEditHolderName'> {
  lookup: Loadable<DepositLookup & Pick<ListPage, 'unreadable'>>;
  /** Holds the member's bank account, from which the deposit must come. */
  wallet: Loadable<Pick<WalletView, 'bankAccount'> & Partial<Pick<WalletView, 'wallet'>>>;
  /** Id of the open method; undefined for the list. */
  method: string | undefined;
  lastMethod: string | undefined;
  pendingMethods: readonly string[];
  onSelectMethod: (id: string) => void;
  onShowMethods: () => void;
  /** A deposit that has just arrived. */
  received: Satang | undefined;
  /** Its transaction; undefined for more than one. */
  record?: Receipt['record'];
  /** Called when the player closes the result of the arrived deposit. */
  onReceivedClose: () => void;
  qr: Omit<QrDepositProps, 'bank' | 'budget' | 'onSendSlip'>;
  link: Pick<LinkDepositProps, 'progress' | 'onSend' | 'onReset'>;
  defaultLink?: string;
  onSendSlip: () => void;
  onAddBankAccount: () => void;
}

/** Deposits money: choose a method, pay, see the result (spec 4, spec 9). */
export function DepositModal(props: DepositModalProps) {
  const {
    isOpen,
    onClose,
    lookup,
    method: id,
    onShowMethods,
    received,
    record,
    onReceivedClose,
    link,
  } = props;
  const t = useTranslation('deposit');
  const nameOf = useMethodName();
  const [linkText, setLinkText] = useResetOnOpen(isOpen, props.defaultLink ?? '');
  const method =
    lookup.state === 'ready' ? depositMethods(lookup.data).find((one) => one.id === id) : undefined;
  const balances = useCurrentBalance(props.wallet);
  const hasArrived = received !== undefined;
  // A refused link is corrected in its form.
  const isLinkSent = method?.kind === 'link' && link.progress.state !== 'refused';
  const close = () => {
    onClose();
    if (hasArrived) onReceivedClose();
  };
  return (
    <ActionSheet
      isOpen={isOpen}
      onClose={close}
      title={t('title')}
      subtitle={method && nameOf(method)}
      back={method && { label: t('methods.all'), onClick: onShowMethods }}
      confirmation={undefined}
      onBack={() => undefined}
      progress={hasArrived ? { state: 'done', ...(record && { record }) } : isLinkSent ? link.progress : idle}
      onReset={link.onReset}
      hasStatement
      result={{
        doneTitle: hasArrived ? t('received.title') : t('link.done.title'),
        doneText: hasArrived ? t('received.text') : t('link.done.text'),
        refusedTitle: '',
        verdicts: t('link.verdict', { returnObjects: true }),
        receipt: hasArrived ? { amount: received, balances } : { kind: t('method.link') },
      }}
    >
      <SheetStep key={method?.id ?? 'methods'}>
        <Content
          {...props}
          method={method}
          hasMethodParam={id !== undefined}
          linkText={linkText}
          onLinkTextChange={setLinkText}
        />
      </SheetStep>
    </ActionSheet>
  );
}

type ContentProps = Omit<DepositModalProps, 'method'> &
  Pick<LinkDepositProps, 'linkText' | 'onLinkTextChange'> & {
    method: DepositMethod | undefined;
    /** The URL has a method, which may be one that is not offered. */
    hasMethodParam: boolean;
  };

function Content({ method, ...props }: ContentProps) {
  const { lookup, wallet, hasMethodParam, budget } = props;
  const t = useTranslation('deposit');
  const isRefused = lookup.state === 'failed' && lookup.failure?.message === 'NO_BANK';
  if (isRefused || (wallet.state === 'ready' && !wallet.data.bankAccount)) {
    return (
      <EmptyState
        title={t('noBank.title')}
        text={t('noBank.text')}
        action={<Button onClick={props.onAddBankAccount}>{t('noBank.action')}</Button>}
      />
    );
  }
  if (lookup.state === 'failed') {
    return (
      <>
        <LoadState of={lookup} title={t('methods.failed')} />
        <ContactButton />
      </>
    );
  }
  const loading = hasMethodParam ? <Loading /> : <MethodListSkeleton />;
  if (lookup.state === 'loading') return loading;
  if (wallet.state !== 'ready' || !wallet.data.bankAccount)
    return <LoadState of={wallet} loading={loading} />;
  if (!method) {
    return (
      <>
        {budget && <BudgetLine budget={budget} />}
        <UnreadableAlert count={lookup.data.unreadable} />
        <MethodList
          lookup={lookup.data}
          isUnavailable={hasMethodParam}
          last={props.lastMethod}
          ownBank={wallet.data.bankAccount.bankCode}
          pendingMethods={props.pendingMethods}
          onChoose={props.onSelectMethod}
        />
      </>
    );
  }
  const panel = (
    <MethodPanel
      {...props}
      method={method}
      ownAccount={wallet.data.bankAccount}
      minimum={lookup.data.minimum}
      onSendSlip={lookup.data.isManual || needsSlip(method) ? props.onSendSlip : undefined}
    />
  );
  return budget && method.kind !== 'qr' ? (
    <BudgetGate budget={budget} onBack={props.onShowMethods}>
      {panel}
    </BudgetGate>
  ) : (
    panel
  );
}

type MethodPanelProps = Omit<ContentProps, 'method' | 'hasMethodParam' | 'onSendSlip'> &
  Pick<TransferDepositProps, 'ownAccount' | 'minimum' | 'onSendSlip'> & { method: DepositMethod };

/** The chosen method. `onSendSlip` is set only where the operator accepts slips. */
function MethodPanel({ method, ...props }: MethodPanelProps) {
  switch (method.kind) {
    case 'transfer':
      return <TransferDeposit {...props} bank={method.bank} needsSlip={method.needsSlip} />;
    case 'qr':
      return <QrDeposit {...props} {...props.qr} bank={method.bank} />;
    case 'truewallet':
      return <WalletDeposit {...props} wallets={method.wallets} />;
    case 'link':
      return <LinkDeposit {...props} {...props.link} />;
  }
}
