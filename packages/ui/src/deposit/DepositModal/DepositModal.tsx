import { Button } from '@mantine/core';
import type { DepositLookup } from '@wallet/contract/deposit';
import type { WalletView } from '@wallet/contract/wallet';
import type { Satang } from '@wallet/contract/wire/money';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Loading } from '../../base/Loading/Loading.tsx';
import type { ListPage } from '../../base/list-page.ts';
import type { Loadable } from '../../base/loadable.ts';
import { useResetOnOpen } from '../../base/reset-on-open/use-reset-on-open.ts';
import { ResultActions, ResultDetails, type Receipt } from '../../base/ResultDialog/ResultDialog.tsx';
import { useCurrentBalance } from '../../base/ResultDialog/use-current-balance.tsx';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { SheetActions } from '../../base/Sheet/SheetActions.tsx';
import { SheetStep } from '../../base/Sheet/SheetStep.tsx';
import { UnreadableAlert } from '../../base/UnreadableAlert/UnreadableAlert.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { BudgetGate } from '../Budget/BudgetGate.tsx';
import { BudgetLine } from '../Budget/BudgetLine.tsx';
import type { DepositBudget } from '../Budget/budget.ts';
import { LinkDeposit, type LinkDepositProps } from '../LinkDeposit/LinkDeposit.tsx';
import { depositMethods, needsSlip, type DepositMethod } from '../methods.ts';
import { QrDeposit, type QrDepositProps } from '../QrDeposit/QrDeposit.tsx';
import { TransferDeposit, type TransferDepositProps } from '../TransferDeposit/TransferDeposit.tsx';
import { WalletDeposit } from '../WalletDeposit/WalletDeposit.tsx';
import { MethodListSkeleton, MethodList, useMethodName } from './MethodList.tsx';

export interface DepositModalProps
  extends
    DialogProps,
    Pick<TransferDepositProps, 'copiedAt' | 'onCopied' | 'onEditHolderName'>,
    Pick<LinkDepositProps, 'onStatement'> {
  lookup: Loadable<DepositLookup & Pick<ListPage, 'unreadable'>>;
  /** Holds the member's bank account, from which the deposit must come. */
  wallet: Loadable<Pick<WalletView, 'bankAccount'> & Partial<Pick<WalletView, 'wallet'>>>;
  /** Id of the open method; undefined for the list. */
  method: string | undefined;
  /** Id of the method that was used last. */
  lastMethod: string | undefined;
  /** Ids of methods with a pending deposit. */
  pendingMethods: readonly string[];
  onSelectMethod: (id: string) => void;
  /** Returns to the list of methods. */
  onShowMethods: () => void;
  /** The player's reminder; undefined without one. */
  budget?: DepositBudget | undefined;
  /** A deposit that has just arrived. */
  received: Satang | undefined;
  /** Its transaction; undefined for more than one. */
  record?: Receipt['record'];
  /** Called when the player closes the result of the arrived deposit. */
  onReceivedClose: () => void;
  qr: Omit<QrDepositProps, 'bank' | 'budget' | 'onSendSlip' | 'onContact'>;
  link: Pick<LinkDepositProps, 'progress' | 'retryAt' | 'onSend' | 'onReset'>;
  /** Initial text of the gift link field. */
  defaultLink?: string;
  /** Opens the slip modal. */
  onSendSlip: () => void;
  onContact: () => void;
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
    onStatement,
    link,
  } = props;
  const t = useTranslation('deposit');
  const nameOf = useMethodName();
  const [linkText, setLinkText] = useResetOnOpen(isOpen, props.defaultLink ?? '');
  const method =
    lookup.state === 'ready' ? depositMethods(lookup.data).find((one) => one.id === id) : undefined;
  const balances = useCurrentBalance(props.wallet);
  const close = () => {
    onClose();
    if (received !== undefined) onReceivedClose();
  };

  if (received !== undefined) {
    return (
      <Sheet isOpen={isOpen} onClose={close} title={t('received.title')}>
        <SheetStep key="received">
          <ResultDetails
            outcome="success"
            text={t('received.text')}
            receipt={{ kind: t('title'), amount: received, balances, record }}
          />
          <SheetActions>
            <ResultActions outcome="success" onClose={close} onStatement={onStatement} />
          </SheetActions>
        </SheetStep>
      </Sheet>
    );
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={t('title')}
      subtitle={method && nameOf(method)}
      back={method && { label: t('methods.all'), onClick: onShowMethods }}
      isLocked={link.progress.state === 'pending'}
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
    </Sheet>
  );
}

type ContentProps = Omit<DepositModalProps, 'method'> &
  Pick<LinkDepositProps, 'linkText' | 'onLinkTextChange'> & {
    method: DepositMethod | undefined;
    /** The URL has a method, which may be one that is not offered. */
    hasMethodParam: boolean;
  };

function Content({ method, hasMethodParam, linkText, onLinkTextChange, ...props }: ContentProps) {
  const {
    lookup,
    wallet,
    lastMethod,
    pendingMethods,
    budget,
    onSelectMethod,
    onShowMethods,
    onContact,
    onAddBankAccount,
  } = props;
  const t = useTranslation('deposit');
  const contact = (
    <Button variant="default" onClick={onContact}>
      {t('contact')}
    </Button>
  );
  const isRefused = lookup.state === 'failed' && lookup.failure?.message === 'NO_BANK';
  if (isRefused || (wallet.state === 'ready' && !wallet.data.bankAccount)) {
    return (
      <EmptyState
        title={t('noBank.title')}
        text={t('noBank.text')}
        action={<Button onClick={onAddBankAccount}>{t('noBank.action')}</Button>}
      />
    );
  }
  if (lookup.state === 'failed') {
    return (
      <>
        <ErrorState title={t('methods.failed')} onRetry={lookup.retry} failure={lookup.failure} />
        {contact}
      </>
    );
  }
  if (wallet.state === 'failed') return <ErrorState onRetry={wallet.retry} failure={wallet.failure} />;
  if (lookup.state === 'loading' || wallet.state === 'loading' || !wallet.data.bankAccount)
    return hasMethodParam ? <Loading /> : <MethodListSkeleton />;
  if (!method) {
    return (
      <>
        {budget && <BudgetLine budget={budget} />}
        <UnreadableAlert count={lookup.data.unreadable} />
        <MethodList
          lookup={lookup.data}
          isUnavailable={hasMethodParam}
          last={lastMethod}
          ownBank={wallet.data.bankAccount.bankCode}
          pendingMethods={pendingMethods}
          onChoose={onSelectMethod}
          onContact={onContact}
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
      linkText={linkText}
      onLinkTextChange={onLinkTextChange}
    />
  );
  return budget && method.kind !== 'qr' ? (
    <BudgetGate budget={budget} onBack={onShowMethods}>
      {panel}
    </BudgetGate>
  ) : (
    panel
  );
}

type MethodPanelProps = Omit<ContentProps, 'method' | 'hasMethodParam' | 'onSendSlip'> &
  Pick<TransferDepositProps, 'ownAccount' | 'minimum' | 'onSendSlip'> & { method: DepositMethod };

/** The chosen method. `onSendSlip` is set only where the operator accepts slips. */
function MethodPanel({ method, linkText, onLinkTextChange, ...props }: MethodPanelProps) {
  const { ownAccount, minimum, copiedAt, onCopied, onEditHolderName, onSendSlip, onContact } = props;
  switch (method.kind) {
    case 'transfer':
      return (
        <TransferDeposit
          bank={method.bank}
          needsSlip={method.needsSlip}
          ownAccount={ownAccount}
          minimum={minimum}
          budget={props.budget}
          copiedAt={copiedAt}
          onCopied={onCopied}
          onEditHolderName={onEditHolderName}
          onSendSlip={onSendSlip}
        />
      );
    case 'qr':
      return (
        <QrDeposit
          {...props.qr}
          bank={method.bank}
          budget={props.budget}
          onSendSlip={onSendSlip}
          onContact={onContact}
        />
      );
    case 'truewallet':
      return <WalletDeposit wallets={method.wallets} onCopied={onCopied} onSendSlip={onSendSlip} />;
    case 'link':
      return (
        <LinkDeposit
          {...props.link}
          linkText={linkText}
          onLinkTextChange={onLinkTextChange}
          onStatement={props.onStatement}
          onClose={props.onClose}
        />
      );
  }
}
