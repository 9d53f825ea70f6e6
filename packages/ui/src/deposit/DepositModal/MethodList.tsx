import { Alert, Button, Skeleton, Text, UnstyledButton } from '@mantine/core';
import type { DepositLookup } from '@wallet/contract/deposit';
import { truelinkMinimum } from '@wallet/contract/deposit';
import { toBaht } from '@wallet/contract/wire/money';
import type { ReactNode } from 'react';
import { BankBadge } from '../../base/BankBadge/BankBadge.tsx';
import { useBankName } from '../../base/BankBadge/use-bank-name.ts';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ChevronRightIcon } from '../../base/Icon/ActionIcon.tsx';
import { GiftIcon, WalletIcon } from '../../base/Icon/MoneyIcon.tsx';
import type { Listed } from '../../base/listed.ts';
import { useWords } from '../../words/index.ts';
import { depositMethods, needsSlip, type DepositMethod } from '../methods.ts';
import { qrTermsOf } from '../rules.ts';
import classes from './MethodList.module.css';
import { status } from '../../base/status/status.tsx';

export interface MethodListProps {
  lookup: DepositLookup & Pick<Listed, 'unreadable'>;
  /** The address names a way that is not offered. */
  isClosed: boolean;
  /** The id of the way that was used last. */
  last: string | undefined;
  /** The ids of ways by which money is on its way. */
  waiting: readonly string[];
  onChoose: (id: string) => void;
  onContact: () => void;
}

/** Every way to pay in that the operator offers, and nothing else. */
export function MethodList({ lookup, isClosed, last, waiting, onChoose, onContact }: MethodListProps) {
  const t = useWords('deposit');
  const methods = depositMethods(lookup);
  if (methods.length === 0) {
    const contact = (
      <Button variant="default" onClick={onContact}>
        {t('contact')}
      </Button>
    );
    // Ways that cannot be read are no sign of a closed till.
    if (lookup.unreadable) return contact;
    return <EmptyState title={t('empty.title')} text={t('empty.text')} action={contact} />;
  }
  return (
    <>
      {isClosed && <Alert {...status.warning}>{t('methods.closed')}</Alert>}
      <ul className={classes.list} aria-label={t('methods.label')}>
        {methods.map((method) => (
          <li key={method.id}>
            <Method
              method={method}
              minimum={lookup.minimum}
              hint={
                waiting.includes(method.id)
                  ? t('methods.waiting')
                  : method.id === last
                    ? t('methods.lastUsed')
                    : undefined
              }
              onChoose={() => onChoose(method.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The shape of the list, while it is on its way. */
export function BlankMethods() {
  const t = useWords('common');
  return (
    <div role="status" aria-label={t('state.loading')} aria-busy className={classes.list}>
      {Array.from({ length: 8 }, (_, at) => (
        <span key={at} className={classes.method}>
          <Skeleton height="44px" circle />
          <span className={classes.words}>
            <Text span inherit fw={600}>
              <Skeleton width="60%" />
            </Text>
            <Text span size="xs" c="dimmed">
              <Skeleton width="40%" />
            </Text>
          </span>
        </span>
      ))}
    </div>
  );
}

interface MethodProps {
  method: DepositMethod;
  /** Of a transfer to a bank, in baht. */
  minimum: number | undefined;
  hint: string | undefined;
  onChoose: () => void;
}

function Method({ method, minimum, hint, onChoose }: MethodProps) {
  const t = useWords('deposit');
  const name = useMethodName()(method);
  const least = leastOf(method, minimum);
  return (
    <UnstyledButton className={classes.method} onClick={onChoose}>
      <MethodBadge method={method} />
      <span className={classes.words}>
        <Text span inherit fw={600}>
          {name}
        </Text>
        <Text span size="xs" c="dimmed">
          {t(needsSlip(method) ? 'kind.slip' : `kind.${method.kind}`)}
          {least !== undefined && ` · ${t('minimum', { amount: least })}`}
        </Text>
        {hint !== undefined && (
          <Text span size="xs" c="gold.4">
            {hint}
          </Text>
        )}
      </span>
      <ChevronRightIcon size={20} />
    </UnstyledButton>
  );
}

/** The least a way takes, in baht, where that is known. */
const leastOf = (method: DepositMethod, minimum: number | undefined): number | undefined => {
  if (method.kind === 'transfer') return minimum;
  return method.kind === 'qr' ? toBaht(qrTermsOf(method.id).minimum) : truelinkMinimum;
};

/** What a way is called: by its bank, or in the words of the app. */
export function useMethodName(): (method: DepositMethod) => string {
  const t = useWords('deposit');
  const bankName = useBankName();
  return (method) => ('bank' in method ? bankName(method.bank) : t(`method.${method.kind}`));
}

function MethodBadge({ method }: { method: DepositMethod }): ReactNode {
  if ('bank' in method) return <BankBadge code={method.id} size={44} />;
  return (
    <span className={classes.badge}>
      {method.kind === 'link' ? <GiftIcon size={22} /> : <WalletIcon size={22} />}
    </span>
  );
}
