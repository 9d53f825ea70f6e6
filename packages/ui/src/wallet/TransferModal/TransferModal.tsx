import { Button } from '@mantine/core';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { mainWallet, sumOfOthers, transferAccounts } from '@wallet/contract/accounts';
import type { Transfer, WalletView } from '@wallet/contract/wallet';
import { type Satang, parseAmount } from '@wallet/contract/wire/money';
import { useMemo } from 'react';
import {
  ActionSheet,
  type ActionDialogProps,
  type Confirmation,
  type RefusalHelp,
} from '../../base/ActionSheet/ActionSheet.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import type { Loadable } from '../../base/loadable.ts';
import { useNavigation } from '../../base/Link/Link.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { useResetOnOpen } from '../../base/reset-on-open/use-reset-on-open.ts';
import { evidenceOf, type Receipt } from '../../base/ResultDialog/ResultDialog.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { checkTransfer } from '../transfer-rules.ts';
import {
  TransferForm,
  type TransferFormProps,
  type TransferFormValues,
  useTransferErrors,
} from './TransferForm.tsx';

/** The transfer that the player is asked to confirm. */
export type TransferIntent =
  | ({ readonly kind: 'one' } & Readonly<Transfer>)
  | { readonly kind: 'all'; readonly amount: Satang };

export interface TransferModalProps extends ActionDialogProps, Pick<TransferFormProps, 'hasBonus'> {
  wallet: Loadable<Pick<WalletView, 'wallet' | 'slots'>>;
  /** Initial source: `wallet` or a provider's code. Default: the wallet. */
  from?: string | undefined;
  /** Initial destination. */
  to?: string | undefined;
  /** Initial intent: the sheet opens with its confirmation, or with its result. */
  defaultIntent?: TransferIntent | undefined;
  /** Transfers an amount in satang. Called once per confirmation. */
  onTransfer: (transfer: Transfer) => unknown;
  /** Returns the balance of every game account to the wallet. Called once per confirmation. */
  onTransferAll: (transfer: { to: string }) => unknown;
}

const formId = 'transfer-form';

/** Transfers money between the wallet and game accounts: form, confirmation, result (spec 5, Transfer). */
export function TransferModal({
  wallet,
  from = mainWallet,
  to,
  defaultIntent,
  onTransfer,
  onTransferAll,
  hasBonus,
  ...sheet
}: TransferModalProps) {
  const t = useTranslation('wallet');
  const { navigate } = useNavigation();
  const errorsOf = useTransferErrors();
  // The result is shown even if the response arrived while the sheet was closed.
  const isSent = sheet.progress.state !== 'idle';
  const [intent, setIntent] = useResetOnOpen(sheet.isOpen, defaultIntent, isSent);
  const view = wallet.state === 'ready' ? wallet.data : undefined;
  const accounts = useMemo(() => (view ? transferAccounts(view) : []), [view]);
  const nameOf = (code: string) => accounts.find((account) => account.code === code)?.name ?? t('account');

  const form = useSubmitForm<TransferFormValues>({
    initialValues: { from, to, amount: '' },
    isOpen: sheet.isOpen,
    validate: ({ amount, ...places }) =>
      errorsOf(checkTransfer({ ...places, amount: parseAmount(amount) }, accounts), places, accounts),
    onSubmit: ({ from: source, to: target, amount: typed }) => {
      const amount = parseAmount(typed);
      if (source !== undefined && target !== undefined && amount !== undefined)
        setIntent({ kind: 'one', from: source, to: target, amount });
      return false;
    },
  });

  const confirmationOf = (decided: TransferIntent): Confirmation => {
    if (decided.kind === 'all') {
      return {
        title: t('transfer.returnAll.title'),
        amount: decided.amount,
        text: t('transfer.returnAll.line', { amount: decided.amount }),
        confirmLabel: t('transfer.returnAll.confirm'),
        onConfirm: () => onTransferAll({ to: mainWallet }),
      };
    }
    const { from: source, to: target, amount } = decided;
    const names = { from: nameOf(source), to: nameOf(target) };
    return {
      title: t('transfer.confirm.title'),
      amount,
      text: t('transfer.confirm.line', { amount: amount, ...names }),
      confirmLabel: t('transfer.confirm.submit', { amount: amount }),
      onConfirm: () => onTransfer({ from: source, to: target, amount }),
    };
  };

  const helpFor = ({ message }: ErrorBody): RefusalHelp | undefined => {
    if (message === 'BONUS_CONDITION')
      return { nextAction: { label: t('transfer.bonus.action'), onClick: () => navigate('/user/bonus') } };
    if (message === 'MONEY_NOT_ENOUGH' && intent?.kind === 'all')
      return { advice: t('transfer.returnAll.nothing') };
    // A failed transfer is reversed; the balances prove it (spec 8).
    return message === 'TRANSFER_FAIL' && wallet.state === 'ready'
      ? { items: balanceFacts(wallet, intent?.kind === 'one' ? [intent.from] : []) }
      : undefined;
  };
  const balanceFacts = (
    { isRefreshing, isStale }: { isRefreshing?: boolean; isStale?: boolean },
    codes: readonly string[],
  ) =>
    accounts
      .filter(({ code }) => code === mainWallet || codes.includes(code))
      .map(({ code, balance }) => ({
        label: t('transfer.now', { name: nameOf(code) }),
        value: isRefreshing ? t('balance.checking') : isStale ? '–' : <Money amount={balance} />,
      }));

  const { record } = evidenceOf(sheet.progress);
  /** A game may move its balance after it was read, so the sum of all games needs the statement. */
  const isConfirmed = ({ kind, amount }: TransferIntent) =>
    kind === 'one' || record === undefined || record.amount === amount;
  const receiptOf = (done: TransferIntent): Receipt => ({
    amount: isConfirmed(done) ? done.amount : undefined,
    items: [
      {
        label: t('common:receipt.from'),
        value: done.kind === 'all' ? t('transfer.allGames') : nameOf(done.from),
      },
      { label: t('common:receipt.to'), value: nameOf(done.kind === 'all' ? mainWallet : done.to) },
    ],
    balances:
      wallet.state === 'ready' ? balanceFacts(wallet, done.kind === 'one' ? [done.from, done.to] : []) : [],
  });

  return (
    <ActionSheet
      {...sheet}
      title={t('transfer.title')}
      confirmation={intent && confirmationOf(intent)}
      hasStatement={record?.hasFailed === true}
      onBack={() => setIntent(undefined)}
      result={{
        doneTitle: t('transfer.done.title'),
        doneText: record?.hasFailed ? t('transfer.refused.text') : t('transfer.done.text'),
        refusedTitle: t('transfer.refused.title'),
        verdicts: t('transfer.verdict', { returnObjects: true }),
        receipt: intent && receiptOf(intent),
        refusalHelp: helpFor,
      }}
      footer={
        accounts.length > 1 && (
          <Button type="submit" form={formId} size="lg">
            {t('transfer.submit')}
          </Button>
        )
      }
    >
      <LoadState of={wallet} title={t('balance.failed')} />
      {wallet.state === 'ready' && (
        <TransferForm
          id={formId}
          accounts={accounts}
          form={form}
          hasBonus={hasBonus}
          onReturnAll={() => setIntent({ kind: 'all', amount: sumOfOthers(accounts, mainWallet) })}
        />
      )}
    </ActionSheet>
  );
}
