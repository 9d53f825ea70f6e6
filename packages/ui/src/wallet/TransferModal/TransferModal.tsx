import { Button } from '@mantine/core';
import type { Failure } from '@wallet/contract/wire/failure';
import { mainWallet, type WalletView } from '@wallet/contract/wallet';
import { toBaht, type Satang } from '@wallet/contract/wire/money';
import { ActionSheet, type Question, type RefusalHelp } from '../../base/ActionSheet/ActionSheet.tsx';
import { Failed } from '../../base/Failed/Failed.tsx';
import { Loading } from '../../base/Loading/Loading.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Money } from '../../base/Money/Money.tsx';
import { useStateOfOpening } from '../../base/opening/opening.ts';
import type { Progress } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import { sumOfOthers, transferAccounts, type TransferAccount } from '../transfer-rules.ts';
import { TransferForm, type CheckedTransfer, type TransferFormValues } from './TransferForm.tsx';

/** What the player has decided and is asked to confirm. */
type Intent = ({ readonly kind: 'one' } & CheckedTransfer) | { readonly kind: 'all' };

export interface TransferModalProps {
  isOpen: boolean;
  /** Asked for by Escape, the cross, a tap outside, and at the end. */
  onClose: () => void;
  wallet: Loadable<Pick<WalletView, 'wallet' | 'slots'>>;
  /** The account to begin with as source: `wallet` or a provider's code; the wallet unless told. */
  from?: string | undefined;
  /** The account to begin with as destination. */
  to?: string | undefined;
  /** How the last transfer stands. */
  progress: Progress;
  /** Moves an amount, in satang; called once per confirmation. */
  onTransfer: (transfer: { from: string; to: string; amount: Satang }) => unknown;
  /** Moves everything of all game accounts into the wallet; called once per confirmation. */
  onTransferAll: (transfer: { to: string }) => unknown;
  /** Forgets how the last transfer ended, so that `progress` is idle again. */
  onReset: () => void;
  /** Leads to the statement, after a lost answer. */
  onStatement: () => void;
  /** Whether a bonus is active: moving money may break its conditions. */
  hasBonus: boolean;
  /** Leads to the bonus, where it stands in the way. */
  onBonus: () => void;
}

const formId = 'transfer-form';

/** Moves money between the wallet and game accounts: choose, confirm, see how it ended (spec 5, Transfer). */
export function TransferModal({
  isOpen,
  onClose,
  wallet,
  from = mainWallet,
  to,
  progress,
  onTransfer,
  onTransferAll,
  onReset,
  onStatement,
  hasBonus,
  onBonus,
}: TransferModalProps) {
  const t = useWords('wallet');
  const [values, setValues] = useStateOfOpening<TransferFormValues>(isOpen, { from, to, amount: '' });
  const [intent, setIntent] = useStateOfOpening<Intent | undefined>(isOpen, undefined);
  const accounts = wallet.state === 'ready' ? transferAccounts(wallet.data) : [];
  const nameOf = (code: string) => nameOfAccount(accounts, code) ?? t('account');

  const ask = (decided: Intent): Question => {
    if (decided.kind === 'all') {
      return {
        title: t('transfer.returnAll.title'),
        text: t('transfer.returnAll.line', { amount: toBaht(sumOfOthers(accounts, mainWallet)) }),
        confirmLabel: t('transfer.returnAll.confirm'),
        onConfirm: () => onTransferAll({ to: mainWallet }),
      };
    }
    const { from: source, to: target, amount } = decided;
    const names = { from: nameOf(source), to: nameOf(target) };
    return {
      title: t('transfer.confirm.title'),
      text: t('transfer.confirm.line', { amount: toBaht(amount), ...names }),
      confirmLabel: t('transfer.confirm.submit', { amount: toBaht(amount) }),
      onConfirm: () => onTransfer({ from: source, to: target, amount }),
    };
  };

  const help = ({ message }: Failure): RefusalHelp | undefined => {
    if (message === 'BONUS_CONDITION') return { way: { label: t('transfer.bonus.action'), onGo: onBonus } };
    // A transfer that failed went there and back: what the accounts hold now shows it (spec 8).
    return message === 'TRANSFER_FAIL' && wallet.state === 'ready' ? { facts: standing(wallet) } : undefined;
  };
  const standing = ({ isRefreshing, isStale }: { isRefreshing?: boolean; isStale?: boolean }) => {
    const source = intent?.kind === 'one' ? intent.from : mainWallet;
    return accounts
      .filter(({ code }) => code === mainWallet || code === source)
      .map(({ code, balance }) => ({
        label: t('transfer.now', { name: nameOf(code) }),
        value: isRefreshing ? t('balance.checking') : isStale ? '–' : <Money amount={balance} />,
      }));
  };

  return (
    <ActionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('transfer.title')}
      question={intent && ask(intent)}
      onBack={() => setIntent(undefined)}
      progress={progress}
      onReset={onReset}
      onStatement={onStatement}
      ending={{
        doneTitle: t('transfer.done.title'),
        doneText: t('transfer.done.text'),
        refusedTitle: t('transfer.refused.title'),
        verdicts: t('transfer.verdict', { returnObjects: true }),
        helpWith: help,
      }}
      footer={
        accounts.length > 1 && (
          <Button type="submit" form={formId} size="lg" fullWidth>
            {t('transfer.submit')}
          </Button>
        )
      }
    >
      {wallet.state === 'loading' && <Loading />}
      {wallet.state === 'failed' && (
        <Failed title={t('balance.failed')} onRetry={wallet.retry} failure={wallet.failure} />
      )}
      {wallet.state === 'ready' && (
        <TransferForm
          id={formId}
          accounts={accounts}
          values={values}
          hasBonus={hasBonus}
          onChange={setValues}
          onSubmit={(transfer) => setIntent({ kind: 'one', ...transfer })}
          onReturnAll={() => setIntent({ kind: 'all' })}
        />
      )}
    </ActionSheet>
  );
}

const nameOfAccount = (accounts: readonly TransferAccount[], code: string) =>
  accounts.find((account) => account.code === code)?.name;
