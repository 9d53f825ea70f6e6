import '@mantine/core/styles/Switch.layer.css';
import { Box, Button, Paper, SimpleGrid, Skeleton, Stack, Switch } from '@mantine/core';
import type { ProfileView } from '@wallet/contract/profile';
import type { ReactNode } from 'react';
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { Fact } from '../../base/FactCard/FactCard.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { LockIcon } from '../../base/Icon/MemberIcon.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { Screen } from '../../base/Screen/Screen.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { BankAccountCard } from './BankAccountCard.tsx';

export interface ProfileScreenProps {
  profile: Loadable<ProfileView>;
  onChangePassword: () => void;
  onEditHolderName: () => void;
  onAddBankAccount: () => void;
  /** Below the bank account. */
  children?: ReactNode;
  /** Last card; omitted where the phone cannot vibrate. */
  vibration?: VibrationCardProps | undefined;
}

/** Profile of the member (spec 2, /user/profile). */
export function ProfileScreen({
  profile,
  onChangePassword,
  onEditHolderName,
  onAddBankAccount,
  children,
  vibration,
}: ProfileScreenProps) {
  const t = useTranslation('profile');
  return (
    <Screen title={t('title')}>
      <LoadState of={profile} title={t('failed')} loading={null} />
      <SimpleGrid minColWidth="min(22rem, 100%)" autoFlow="auto-fit" spacing="lg">
        <Stack gap="lg">
          {profile.state !== 'failed' && (
            <PartBoundary name="bank account">
              <BankAccountCard
                account={profile.state === 'ready' ? (profile.data.bankAccount ?? null) : undefined}
                onEditHolderName={onEditHolderName}
                onAdd={onAddBankAccount}
              />
            </PartBoundary>
          )}
          <PartBoundary name="profile cards">{children}</PartBoundary>
        </Stack>
        <Stack gap="lg">
          {profile.state !== 'failed' && (
            <PartBoundary name="member">
              <MemberCard
                member={profile.state === 'ready' ? profile.data.profile : undefined}
                onChangePassword={onChangePassword}
              />
            </PartBoundary>
          )}
          {vibration && (
            <PartBoundary name="vibration">
              <VibrationCard {...vibration} />
            </PartBoundary>
          )}
        </Stack>
      </SimpleGrid>
    </Screen>
  );
}

interface MemberCardProps {
  /** Undefined while loading: the same rows as skeletons. */
  member: ProfileView['profile'] | undefined;
  onChangePassword: () => void;
}

function MemberCard({ member, onChangePassword }: MemberCardProps) {
  const t = useTranslation('profile');
  const blank = <Skeleton width="8rem" />;
  return (
    <Paper component="section" p="lg" aria-label={t('member')} aria-busy={!member}>
      <Box component="dl" m={0} fw={600}>
        <Fact label={t('name')}>{member ? <bdi>{member.name}</bdi> : blank}</Fact>
        <Fact label={t('username')}>{member?.username ?? blank}</Fact>
        <Fact
          label={t('password.label')}
          action={
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<LockIcon size={18} />}
              onClick={onChangePassword}
            >
              {t('password.action')}
            </Button>
          }
        >
          <span aria-hidden>••••••</span>
        </Fact>
        <Fact label={t('since')}>{member ? <DateTime value={member.createdAt} /> : blank}</Fact>
        <Fact label={t('id')} fz="xs" action={member && <CopyButton text={member._id} label={t('copyId')} />}>
          {member?._id ?? blank}
        </Fact>
      </Box>
    </Paper>
  );
}

interface VibrationCardProps {
  isOn: boolean;
  onToggle: () => void;
}

/** Setting: vibration on this phone. */
function VibrationCard({ isOn, onToggle }: VibrationCardProps) {
  const t = useTranslation('profile');
  return (
    <Paper p="lg">
      <Switch
        labelPosition="left"
        aria-label={t('vibration.label')}
        label={t('vibration.label')}
        description={t('vibration.hint')}
        checked={isOn}
        onChange={onToggle}
        styles={{ body: { alignItems: 'center' } }}
      />
    </Paper>
  );
}
