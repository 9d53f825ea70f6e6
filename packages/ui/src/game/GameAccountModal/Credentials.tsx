import { ActionIcon, Box, Group, Paper, Text } from '@mantine/core';
import type { SlotAccount } from '@wallet/contract/game';
import { useEffect, useState, type ReactNode } from 'react';
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx';
import { EyeIcon, EyeOffIcon } from '../../base/Icon/MemberIcon.tsx';
import { useTranslation } from '../../i18n/index.ts';

/** Milliseconds until the password is masked again: phones are shared. */
export const revealDuration = 30_000;

/** User name and password of the provider. The password is masked and masks itself again. */
export function Credentials({ account }: { account: SlotAccount }) {
  const t = useTranslation('game');
  const [isRevealed, setRevealed] = useState(false);
  useEffect(() => {
    if (!isRevealed) return undefined;
    const timer = setTimeout(() => setRevealed(false), revealDuration);
    return () => clearTimeout(timer);
  }, [isRevealed]);
  return (
    <Paper component="dl" m={0} px="md" radius="md" bg="dark.5">
      <Row label={t('account.username')} value={account.username}>
        <CopyButton text={account.username} label={t('account.copyUsername')} />
      </Row>
      <Row
        hasLine
        label={t('account.password')}
        value={
          isRevealed ? (
            account.password
          ) : (
            <span role="img" aria-label={t('account.masked')}>
              ••••••••
            </span>
          )
        }
        hint={isRevealed && t('account.autoMask')}
      >
        <ActionIcon
          aria-label={isRevealed ? t('account.mask') : t('account.reveal')}
          onClick={() => setRevealed(!isRevealed)}
        >
          {isRevealed ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
        </ActionIcon>
        <CopyButton text={account.password} label={t('account.copyPassword')} />
      </Row>
    </Paper>
  );
}

interface RowProps {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  /** A line above the row; a separator element is not allowed in a description list. */
  hasLine?: boolean;
  /** Buttons for the value. */
  children: ReactNode;
}

function Row({ label, value, hint, hasLine = false, children }: RowProps) {
  return (
    <Box
      py="xs"
      style={hasLine ? { borderBlockStart: '1px solid var(--mantine-color-default-border)' } : undefined}
    >
      <Text component="dt" size="xs" c="dimmed">
        {label}
      </Text>
      <Group component="dd" m={0} gap={0} wrap="nowrap">
        <Text span flex={1} miw={0} ff="monospace" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {value}
        </Text>
        {children}
      </Group>
      {hint && (
        <Text component="dd" m={0} size="xs" c="dimmed">
          {hint}
        </Text>
      )}
    </Box>
  );
}
