import { Button } from '@mantine/core';
import type { DepositLookup } from '@wallet/contract/deposit';
import type { WalletView } from '@wallet/contract/wallet';
import { fromBaht } from '@wallet/contract/wire/money';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { Failed } from '../../base/Failed/Failed.tsx';
import { Loading } from '../../base/Loading/Loading.tsx';
import type { Listed } from '../../base/listed.ts';
import type { Loadable } from '../../base/loadable.ts';
import { useStateOfOpening } from '../../base/opening/opening.ts';
import { ResultActions, ResultDetails } from '../../base/ResultDialog/ResultDialog.tsx';
import { useBalanceNow } from '../../base/ResultDialog/use-balance-now.tsx';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import { SheetActions } from '../../base/Sheet/SheetActions.tsx';
import { SheetStep } from '../../base/Sheet/SheetStep.tsx';
import { Unreadable } from '../../base/Unreadable/Unreadable.tsx';
import { useWords } from '../../words/index.ts';
import { BudgetGate } from '../Budget/BudgetGate.tsx';
import { BudgetLine } from '../Budget/BudgetLine.tsx';
import type { DepositBudget } from '../Budget/budget.ts';
import { LinkDeposit, type LinkDepositProps } from '../LinkDeposit/LinkDeposit.tsx';
import { depositMethods, needsSlip, type DepositMethod } from '../methods.ts';
import { QrDeposit, type QrDepositProps } from '../QrDeposit/QrDeposit.tsx';
import { TransferDeposit, type TransferDepositProps } from '../TransferDeposit/TransferDeposit.tsx';
import { WalletDeposit } from '../WalletDeposit/WalletDeposit.tsx';
import { BlankMethods, MethodList, useMethodName } from './MethodList.tsx';

export interface DepositModalProps
  extends
    Pick<TransferDepositProps, 'copiedAt' | 'onCopied' | 'onEditHolderName'>,
    Pick<LinkDepositProps, 'onStatement'> {
  isOpen: boolean;
  /** Asked for by Escape, the cross, a tap outside, and at the end. */
  onClose: () => void;
  /** Every way to pay in. */
  lookup: Loadable<DepositLookup & Pick<Listed, 'unreadable'>>;
  /** Where the money must come from. */
  wallet: Loadable<Pick<WalletView, 'bankAccount'> & Partial<Pick<WalletView, 'wallet'>>>;
  /** The id of the way that is open; undefined for the list of all. */
  method: string | undefined;
  /** The id of the way that was used last. */
  lastMethod: string | undefined;
  /** The ids of ways by which money is on its way. */
  waiting: readonly string[];
  onMethod: (id: string) => void;
  /** Leads back to the list of all ways. */
  onMethods: () => void;
  /** What the player wants to be reminded of; undefined where nothing was set. */
  budget?: DepositBudget | undefined;
  /** Money that has just arrived, in baht; undefined while there is none to tell of. */
  received: number | undefined;
  /** The arrival was read. */
  onReceivedRead: () => void;
  qr: Omit<QrDepositProps, 'bank' | 'budget' | 'onSendSlip' | 'onContact'>;
  link: Pick<LinkDepositProps, 'progress' | 'retryAt' | 'onSend' | 'onReset'>;
  /** The text in the field of a gift link when the sheet opens. */
  defaultLink?: string;
  /** Leads to sending the slip of a transfer. */
  onSendSlip: () => void;
  /** Leads to support. */
  onContact: () => void;
  /** Leads to adding a bank account, where there is none. */
  onAddBankAccount: () => void;
}

/** Brings money in: choose a way, pay by it, see it arrive (spec 4, spec 9). */
export function DepositModal(props: DepositModalProps) {
  const {
    isOpen,
    onClose,
    lookup,
    method: id,
    onMethods,
    received,
    onReceivedRead,
    onStatement,
    link,
  } = props;
  const t = useWords('deposit');
  const nameOf = useMethodName();
  const [typedLink, setTypedLink] = useStateOfOpening(isOpen, props.defaultLink ?? '');
  const method =
    lookup.state === 'ready' ? depositMethods(lookup.data).find((one) => one.id === id) : undefined;
  const balances = useBalanceNow(props.wallet);
  const leave = () => {
    onClose();
    if (received !== undefined) onReceivedRead();
  };

  if (received !== undefined) {
    return (
      <Sheet isOpen={isOpen} onClose={leave} title={t('received.title')}>
        <SheetStep key="received">
          <ResultDetails
            outcome="success"
            text={t('received.text')}
            receipt={{ amount: fromBaht(received), balances }}
          />
          <SheetActions>
            <ResultActions outcome="success" onClose={leave} onStatement={onStatement} />
          </SheetActions>
        </SheetStep>
      </Sheet>
    );
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={leave}
      title={t('title')}
      subtitle={method && nameOf(method)}
      back={method && { label: t('methods.all'), onGo: onMethods }}
      isLocked={link.progress.state === 'pending'}
    >
      <SheetStep key={method?.id ?? 'methods'}>
        <Content
          {...props}
          method={method}
          isWayAsked={id !== undefined}
          typed={typedLink}
          onType={setTypedLink}
        />
      </SheetStep>
    </Sheet>
  );
}

type ContentProps = Omit<DepositModalProps, 'method'> &
  Pick<LinkDepositProps, 'typed' | 'onType'> & {
    method: DepositMethod | undefined;
    /** The address names a way, be it offered or not. */
    isWayAsked: boolean;
  };

function Content({ method, isWayAsked, typed, onType, ...props }: ContentProps) {
  const { lookup, wallet, lastMethod, waiting, budget, onMethod, onMethods, onContact, onAddBankAccount } =
    props;
  const t = useWords('deposit');
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
        <Failed title={t('methods.failed')} onRetry={lookup.retry} failure={lookup.failure} />
        {contact}
      </>
    );
  }
  if (wallet.state === 'failed') return <Failed onRetry={wallet.retry} failure={wallet.failure} />;
  if (lookup.state === 'loading' || wallet.state === 'loading' || !wallet.data.bankAccount)
    return isWayAsked ? <Loading /> : <BlankMethods />;
  if (!method) {
    return (
      <>
        {budget && <BudgetLine budget={budget} />}
        <Unreadable count={lookup.data.unreadable} />
        <MethodList
          lookup={lookup.data}
          isClosed={isWayAsked}
          last={lastMethod}
          ownBank={wallet.data.bankAccount.bankCode}
          waiting={waiting}
          onChoose={onMethod}
          onContact={onContact}
        />
      </>
    );
  }
  const way = (
    <Way
      {...props}
      method={method}
      ownAccount={wallet.data.bankAccount}
      minimum={lookup.data.minimum}
      onSendSlip={lookup.data.isManual || needsSlip(method) ? props.onSendSlip : undefined}
      typed={typed}
      onType={onType}
    />
  );
  return budget && method.kind !== 'qr' ? (
    <BudgetGate budget={budget} onBack={onMethods}>
      {way}
    </BudgetGate>
  ) : (
    way
  );
}

type WayProps = Omit<ContentProps, 'method' | 'isWayAsked' | 'onSendSlip'> &
  Pick<TransferDepositProps, 'ownAccount' | 'minimum' | 'onSendSlip'> & { method: DepositMethod };

/** The chosen way. Slips are offered where the operator takes them. */
function Way({ method, typed, onType, ...props }: WayProps) {
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
          typed={typed}
          onType={onType}
          onStatement={props.onStatement}
          onClose={props.onClose}
        />
      );
  }
}
