import { useQuery, useQueryClient } from '@tanstack/react-query';
import { transactionKey, type Transaction } from '@wallet/contract/statement';
import { DepositModal, depositMethods } from '@wallet/ui/deposit';
import { expectDeposit, depositQuery, useSendLink } from './api.ts';
import { loadableOf } from '#api/query.ts';
import { useOfflineReset, useResetAtEnd } from '#api/use-reset.ts';
import { statementQuery } from '#statement/api.ts';
import { walletQuery } from '#wallet/api.ts';
import { lastMethod, rememberMethod } from './last-method.ts';
import { isArrived } from './match-deposits.ts';
import { pendingDeposits, usePendingDeposits } from './pending-deposits.ts';
import { useSeenDeposit } from './use-seen-deposit.ts';
import { useQrDeposit } from './use-qr-deposit.ts';
import { useDialog } from '#navigation/dialog.ts';
import { useBudget } from '#profile/play-safely/use-budget.ts';

/** `?modal=deposit`, with `&method=…` for one method. */
export function DepositDialog() {
  const { isOpen, search, open, pushStep, popStep, close } = useDialog('deposit');
  const client = useQueryClient();
  const { method } = search;
  const then = { next: 'deposit', ...(method !== undefined && { method }) } as const;
  const { items, received } = usePendingDeposits();
  const copied = items.find((item) => item.kind === 'transfer' && item.method === method);
  // The check that found it has read the newest transactions.
  const newest = useQuery({ ...statementQuery(1), enabled: false });
  const isNew = (entry: Transaction) => isArrived(entry) && pendingDeposits.isReported(transactionKey(entry));
  // An older deposit may have the sum of two new ones.
  const arrived = newest.data?.statements.find((entry) => isNew(entry) && entry.amount === received);

  const wallet = useQuery(walletQuery());
  // A member without a bank account cannot deposit, and the look-up would be refused.
  const hasBank = wallet.data === undefined || Boolean(wallet.data.bankAccount);
  const lookup = useQuery({ ...depositQuery(), enabled: isOpen && !wallet.isPending && hasBank });
  const chosen = lookup.data && depositMethods(lookup.data).find(({ id }) => id === method);
  const qr = useQrDeposit(method ?? '', isOpen && chosen?.kind === 'qr');
  const link = useSendLink();
  useOfflineReset(link);
  useResetAtEnd(isOpen, [link], method);
  useSeenDeposit(isOpen, method);

  return (
    <DepositModal
      isOpen={isOpen}
      onClose={close}
      wallet={loadableOf(wallet)}
      lookup={loadableOf(lookup)}
      method={method}
      lastMethod={lastMethod()}
      pendingMethods={items.map((item) => item.method)}
      onSelectMethod={(id) => pushStep({ method: id })}
      onShowMethods={popStep}
      budget={useBudget(isOpen)}
      received={received}
      record={arrived && { at: arrived.createdAt, id: arrived._id }}
      onReceivedClose={() => received !== undefined && pendingDeposits.acknowledge(received)}
      copiedAt={copied && new Date(copied.since).toISOString()}
      onCopied={() => {
        if (method === undefined) return;
        rememberMethod(method);
        void expectDeposit(client, { kind: 'transfer', method });
      }}
      qr={qr}
      link={{
        progress: link.progress,
        onSend: (text) => {
          rememberMethod('link');
          return link.run({ body: { link: text } });
        },
        onReset: link.reset,
      }}
      onSendSlip={() => open('slip')}
      onEditHolderName={() => open('holder-name', then)}
      onAddBankAccount={() => open('bank-account', then)}
    />
  );
}
