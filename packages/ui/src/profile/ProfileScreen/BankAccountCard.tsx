import { ActionIcon, Alert, Box, Button, Paper, Skeleton, Title } from '@mantine/core';
import { groupAccountNumber, type BankAccount } from '@wallet/contract/profile';
import { mustRenameHolder } from '@wallet/contract/registration';
import { BankBadge } from '../../base/BankBadge/BankBadge.tsx';
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx';
import { Fact } from '../../base/FactCard/FactCard.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { EditIcon } from '../../base/Icon/MemberIcon.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

export interface BankAccountCardProps {
  /** Undefined while loading, null without an account. */
  account: BankAccount | null | undefined;
  onEditHolderName: () => void;
  onAdd: () => void;
}

/** Account of withdrawals; an empty state without one. */
export function BankAccountCard({ account, onEditHolderName, onAdd }: BankAccountCardProps) {
  const t = useTranslation('profile');
  const blank = <Skeleton width="8rem" />;
  const isNameRefused = account && mustRenameHolder(account);
  return (
    <Paper component="section" p="lg" aria-labelledby="bank-title" aria-busy={account === undefined}>
      <Title order={2} id="bank-title">
        {t('bank.title')}
      </Title>
      {account === null ? (
        <EmptyState
          title={t('bank.missing')}
          text={t('bank.missingText')}
          action={
            <Button variant="default" onClick={onAdd}>
              {t('bank.add')}
            </Button>
          }
        />
      ) : (
        <Box component="dl" m={0} fw={600}>
          <Fact label={t('bank.bank')}>
            {account ? (
              <>
                <BankBadge code={account.bankCode} size={32} />
                <span lang="th">{account.bank.nameTH}</span>
              </>
            ) : (
              blank
            )}
          </Fact>
          <Fact
            label={t('bank.number')}
            action={
              account?.bankAccountNo && (
                <CopyButton text={account.bankAccountNo} label={t('bank.copyNumber')} />
              )
            }
          >
            {account ? groupAccountNumber(account.bankAccountNo) : blank}
          </Fact>
          <Fact
            label={t('bank.holder')}
            action={
              account && (
                <ActionIcon aria-label={t('bank.edit')} onClick={onEditHolderName}>
                  <EditIcon size={20} />
                </ActionIcon>
              )
            }
          >
            {account ? <bdi>{account.bankAccountName}</bdi> : blank}
          </Fact>
        </Box>
      )}
      {isNameRefused && (
        <Alert {...alertProps.warning}>
          {t('bank.englishNeeded')}

          <Button size="sm" onClick={onEditHolderName}>
            {t('bank.edit')}
          </Button>
        </Alert>
      )}
    </Paper>
  );
}
