import { Button, Group, Paper, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EditIcon } from '../../base/Icon/MemberIcon.tsx';
import { FriendsIcon } from '../../base/Icon/MoneyIcon.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';

export interface InviteCodeProps {
  /** Code of the inviter; empty without one. */
  value: string;
  onChange: (code: string) => void;
}

/** Invite code: a chip when a link brought it, a field to type or change it. */
export function InviteCode({ value, onChange }: InviteCodeProps) {
  const t = useTranslation('registration');
  const [isEditing, setEditing] = useState(value === '');
  const field = useRef<HTMLInputElement>(null);
  if (!isEditing)
    return (
      <Paper bg="dark.5" radius="md" pl="md" pr="xs" c="gold.4">
        <Group gap="sm" wrap="nowrap">
          <FriendsIcon size={20} />
          <Text flex={1} miw={0} size="sm" c="bright" style={{ overflowWrap: 'anywhere' }}>
            {t('profile.invitedBy', { code: value })}
          </Text>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<EditIcon size={18} />}
            onClick={() => {
              flushSync(() => setEditing(true));
              field.current?.focus();
            }}
          >
            {t('profile.editInvite')}
          </Button>
        </Group>
      </Paper>
    );
  return (
    <TextInput
      ref={field}
      label={<OptionalLabel>{t('profile.inviteCode')}</OptionalLabel>}
      name="inviteCode"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Label of a field that may stay empty. */
export function OptionalLabel({ children }: { children: string }) {
  const t = useTranslation('registration');
  return (
    <>
      {children}{' '}
      <Hint span inherit fw={400}>
        ({t('profile.optional')})
      </Hint>
    </>
  );
}
