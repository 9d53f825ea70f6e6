import { Text, TextInput, UnstyledButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EditIcon } from '../../base/Icon/ActionIcon.tsx';
import { FriendsIcon } from '../../base/Icon/MoneyIcon.tsx';
import { useWords } from '../../words/index.ts';
import classes from './ProfileStep.module.css';

export interface InviteCodeProps {
  /** The inviter's code; empty when nobody invited. */
  value: string;
  onChange: (code: string) => void;
}

/** Who invited the player: a chip when a link brought the code along, a field to type or change it. */
export function InviteCode({ value, onChange }: InviteCodeProps) {
  const t = useWords('registration');
  const [isEditing, setEditing] = useState(value === '');
  const field = useRef<HTMLInputElement>(null);
  if (!isEditing)
    return (
      <div className={classes.invited}>
        <FriendsIcon size={20} />
        <span className={classes.inviter}>{t('profile.invitedBy', { code: value })}</span>
        <UnstyledButton
          className={classes.edit}
          onClick={() => {
            flushSync(() => setEditing(true));
            field.current?.focus();
          }}
        >
          <EditIcon size={18} /> {t('profile.editInvite')}
        </UnstyledButton>
      </div>
    );
  return (
    <TextInput
      ref={field}
      label={
        <>
          {t('profile.inviteCode')}{' '}
          <Text span inherit c="dimmed" fw={400}>
            ({t('profile.optional')})
          </Text>
        </>
      }
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
