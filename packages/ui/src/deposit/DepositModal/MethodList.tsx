import { Alert, Group, Skeleton, Stack, Text, ThemeIcon, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.layer.css';
import { truelinkMinimum, type DepositLookup } from '@wallet/contract/deposit';
import type { Satang } from '@wallet/contract/wire/money';
import type { ReactNode } from 'react';
import closedArt from '../../art/closed.svg?no-inline';
import { maskAccountNumber } from '../../base/BankAccountLine/BankAccountLine.tsx';
import { BankBadge } from '../../base/BankBadge/BankBadge.tsx';
import { useBankName } from '../../base/BankBadge/use-bank-name.ts';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ChevronRightIcon } from '../../base/Icon/MemberIcon.tsx';
import { GiftIcon, WalletIcon } from '../../base/Icon/MoneyIcon.tsx';
import type { ListPage } from '../../base/list-page.ts';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { ContactButton } from '../ContactButton.tsx';
import { depositMethods, groupMethods, needsSlip, type DepositMethod } from '../methods.ts';
import { qrTermsOf } from '../qr-amount.ts';
import classes from './MethodList.module.css';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

export interface MethodListProps {
  lookup: DepositLookup & Pick<ListPage, 'unreadable'>;
  /** The URL has a method that is not offered. */
  isUnavailable: boolean;
  last: string | undefined;
  ownBank: string | undefined;
  pendingMethods: readonly string[];
  onChoose: (id: string) => void;
}

export function MethodList({
  lookup,
  isUnavailable,
  last,
  ownBank,
  pendingMethods,
  onChoose,
}: MethodListProps) {
  const t = useTranslation('deposit');
  const methods = depositMethods(lookup);
  if (methods.length === 0) {
    // Unreadable methods do not mean that deposits are closed.
    if (lookup.unreadable) return <ContactButton />;
    return (
      <EmptyState
        art={closedArt}
        title={t('empty.title')}
        text={t('empty.text')}
        action={<ContactButton />}
      />
    );
  }
  const hintOf = ({ id }: DepositMethod) => {
    if (pendingMethods.includes(id)) return t('methods.waiting');
    if (id === last) return t('methods.lastUsed');
    return id === ownBank ? t('methods.own') : undefined;
  };
  return (
    <>
      {isUnavailable && <Alert {...alertProps.warning}>{t('methods.closed')}</Alert>}
      <Stack component="ul" gap="lg" {...plain} aria-label={t('methods.label')}>
        {groupMethods(methods, { last, ownBank }).map(({ kind, methods: grouped }) => (
          <li key={kind}>
            {kind !== 'known' && (
              <Hint mb="xs">{kind === 'truewallet' ? t('method.truewallet') : t(`group.${kind}`)}</Hint>
            )}
            <Stack component="ul" gap="sm" {...plain}>
              {grouped.map((method) => (
                <li key={method.id}>
                  <PartBoundary name="deposit method">
                    <MethodButton
                      method={method}
                      minimum={lookup.minimum}
                      hint={hintOf(method)}
                      isOneOfTwo={methods.some((one) => one !== method && isOfSameBank(one, method))}
                      onChoose={() => onChoose(method.id)}
                    />
                  </PartBoundary>
                </li>
              ))}
            </Stack>
          </li>
        ))}
      </Stack>
    </>
  );
}

const plain = { m: 0, p: 0, style: { listStyle: 'none' } } as const;

export function MethodListSkeleton() {
  const t = useTranslation('common');
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

interface MethodButtonProps {
  method: DepositMethod;
  /** Minimum of a bank transfer. */
  minimum: Satang | undefined;
  hint: string | undefined;
  /** The bank has another account. */
  isOneOfTwo: boolean;
  onChoose: () => void;
}

function MethodButton({ method, minimum, hint, isOneOfTwo, onChoose }: MethodButtonProps) {
  const t = useTranslation('deposit');
  const name = useMethodName()(method);
  const minimumAmount = minimumOf(method, minimum);
  return (
    <UnstyledButton className={classes.method} onClick={onChoose}>
      <MethodBadge method={method} />
      <Stack component="span" gap={0} flex={1} miw={0}>
        <Text span inherit fw={600}>
          {name}
        </Text>
        <Hint span size="xs">
          {t(needsSlip(method) ? 'kind.slip' : `kind.${method.kind}`)}
          {isOneOfTwo &&
            'bank' in method &&
            ` ${maskAccountNumber(method.bank.bankAccountNo.replace(/\D/g, ''))}`}
          {minimumAmount !== undefined && ` · ${t('minimum', { amount: minimumAmount })}`}
        </Hint>
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

const isOfSameBank = (one: DepositMethod, other: DepositMethod): boolean =>
  one.kind === 'transfer' && other.kind === 'transfer' && one.bank.bankCode === other.bank.bankCode;

const minimumOf = (method: DepositMethod, minimum: Satang | undefined): Satang | undefined => {
  if (method.kind === 'transfer') return minimum;
  return method.kind === 'qr' ? qrTermsOf(method.id).minimum : truelinkMinimum;
};

/** Returns the name of a method: its bank's name, or a translated one. */
export function useMethodName(): (method: DepositMethod) => string {
  const t = useTranslation('deposit');
  const bankName = useBankName();
  return (method) => ('bank' in method ? bankName(method.bank) : t(`method.${method.kind}`));
}

function MethodBadge({ method }: { method: DepositMethod }): ReactNode {
  if ('bank' in method) return <BankBadge code={method.bank.bankCode} size={44} />;
  return (
    <ThemeIcon variant="light" size={44} radius="xl">
      {method.kind === 'link' ? <GiftIcon size={22} /> : <WalletIcon size={22} />}
    </ThemeIcon>
  );
}
