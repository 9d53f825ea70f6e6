import { Alert, Button, Group, Skeleton, Stack, Text, ThemeIcon, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.layer.css';
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
import { depositMethods, groupMethods, needsSlip, type DepositMethod } from '../methods.ts';
import { qrTermsOf } from '../rules.ts';
import classes from './MethodList.module.css';
import { status } from '../../base/status/status.tsx';

export interface MethodListProps {
  lookup: DepositLookup & Pick<Listed, 'unreadable'>;
  /** The address names a way that is not offered. */
  isClosed: boolean;
  /** The id of the way that was used last. */
  last: string | undefined;
  /** Code of the member's own bank. */
  ownBank: string | undefined;
  /** The ids of ways by which money is on its way. */
  waiting: readonly string[];
  onChoose: (id: string) => void;
  onContact: () => void;
}

/** Every way to pay in that the operator offers, and nothing else. */
export function MethodList({
  lookup,
  isClosed,
  last,
  ownBank,
  waiting,
  onChoose,
  onContact,
}: MethodListProps) {
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
  const hintOf = ({ id }: DepositMethod) => {
    if (waiting.includes(id)) return t('methods.waiting');
    if (id === last) return t('methods.lastUsed');
    return id === ownBank ? t('methods.own') : undefined;
  };
  return (
    <>
      {isClosed && <Alert {...status.warning}>{t('methods.closed')}</Alert>}
      <Stack component="ul" gap="lg" className={classes.list} aria-label={t('methods.label')}>
        {groupMethods(methods, { last, ownBank }).map(({ kind, methods: ways }) => (
          <li key={kind}>
            {kind !== 'known' && (
              <Text size="sm" c="dimmed" mb="xs">
                {kind === 'truewallet' ? t('method.truewallet') : t(`group.${kind}`)}
              </Text>
            )}
            <Stack component="ul" gap="sm" className={classes.list}>
              {ways.map((method) => (
                <li key={method.id}>
                  <Method
                    method={method}
                    minimum={lookup.minimum}
                    hint={hintOf(method)}
                    onChoose={() => onChoose(method.id)}
                  />
                </li>
              ))}
            </Stack>
          </li>
        ))}
      </Stack>
    </>
  );
}

/** The shape of the list, while it is on its way. */
export function BlankMethods() {
  const t = useWords('common');
  return (
    <Stack role="status" aria-label={t('state.loading')} aria-busy gap="sm">
      {Array.from({ length: 6 }, (_, at) => (
        <Group key={at} className={classes.method} gap="md" wrap="nowrap">
          <Skeleton height="44px" width="44px" circle />
          <Stack gap={0} flex={1}>
            <Text>
              <Skeleton width="60%" />
            </Text>
            <Text size="xs">
              <Skeleton width="40%" />
            </Text>
          </Stack>
        </Group>
      ))}
    </Stack>
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
      <Stack component="span" gap={0} flex={1} miw={0}>
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
      </Stack>
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
    <ThemeIcon variant="light" size={44} radius="xl">
      {method.kind === 'link' ? <GiftIcon size={22} /> : <WalletIcon size={22} />}
    </ThemeIcon>
  );
}
