import { Alert } from '@mantine/core';
import { useForm } from '@mantine/form';
import { leastPassword } from '@wallet/contract/password';
import { useEffect, useEffectEvent, type ChangeEvent } from 'react';
import { useClickLock } from '../../base/click-lock/click-lock.ts';
import { FormSheet } from '../../base/FormSheet/FormSheet.tsx';
import { PasswordInput } from '../../base/PasswordInput/PasswordInput.tsx';
import { LostNotice } from '../../base/LostNotice/LostNotice.tsx';
import type { Progress } from '../../base/progress.ts';
import { ResultActions, ResultDetails } from '../../base/ResultDialog/ResultDialog.tsx';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import { SheetStep } from '../../base/Sheet/SheetStep.tsx';
import { useErrorSentences, useWords } from '../../words/index.ts';
import { checkPasswords, type PasswordFields } from '../rules.ts';
import { status } from '../../base/status/status.tsx';

export interface ChangePasswordModalProps {
  isOpen: boolean;
  /** Asked for by Escape, the cross and a tap outside, and after success. */
  onClose: () => void;
  progress: Progress;
  /** Called with all fields filled in and the new one typed twice alike; once per intent. */
  onChangePassword: (change: { oldPassword: string; newPassword: string }) => unknown;
  /** Forgets how the last change ended, so that `progress` is idle again. */
  onReset: () => void;
}

const blank: PasswordFields = { old: '', new: '', confirm: '' };

/** Changes the password; with a field empty nothing is sent and nothing is said, the field is marked (decisions 25). */
export function ChangePasswordModal({
  isOpen,
  onClose,
  progress,
  onChangePassword,
  onReset,
}: ChangePasswordModalProps) {
  const t = useWords('profile');
  const sentencesOf = useErrorSentences();
  const form = useForm({
    initialValues: blank,
    validate(values) {
      const { empty, isTooShort } = checkPasswords(values);
      return {
        ...Object.fromEntries(empty.map((name) => [name, true])),
        ...(isTooShort && { new: t('changePassword.tooShort', { least: leastPassword }) }),
      };
    },
    onValuesChange: () => {
      if (progress.state === 'refused') onReset();
    },
  });
  const { values: fields, errors } = form;
  const forget = useEffectEvent(form.reset);
  // Passwords do not outlive the sheet.
  useEffect(() => forget(), [isOpen]);
  const isPending = progress.state === 'pending';
  const { isMismatch } = checkPasswords(fields);
  const isMatch = fields.new !== '' && fields.new === fields.confirm;
  const isWrongOld = progress.state === 'refused' && progress.failure.message === 'WRONG_PASSWORD';
  const send = useClickLock(
    () => onChangePassword({ oldPassword: fields.old, newPassword: fields.new }),
    isPending,
  );

  const leave = () => {
    onClose();
    if (progress.state !== 'idle') onReset();
  };
  const field = (name: keyof PasswordFields, error: string | boolean | undefined) => ({
    label: t(`changePassword.${name}`),
    name,
    value: fields[name],
    disabled: isPending,
    error: error || errors[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue(name, currentTarget.value),
  });

  if (progress.state === 'done') {
    return (
      <Sheet
        isOpen={isOpen}
        onClose={leave}
        title={t('changePassword.doneTitle')}
        footer={<ResultActions outcome="success" onClose={leave} />}
      >
        <SheetStep key="done">
          <ResultDetails outcome="success" text={t('changePassword.done')} />
        </SheetStep>
      </Sheet>
    );
  }
  return (
    <FormSheet
      isOpen={isOpen}
      onClose={leave}
      title={t('changePassword.title')}
      submitLabel={t('changePassword.submit')}
      isPending={isPending}
      onSubmit={form.onSubmit(() => {
        if (!isMismatch) send();
      })}
      notice={
        <>
          {progress.state === 'refused' && (
            <Alert {...status.failure} title={t('changePassword.refused')}>
              {sentencesOf(progress.failure)}
            </Alert>
          )}
          <LostNotice progress={progress}>{t('changePassword.unknown')}</LostNotice>
        </>
      }
    >
      <PasswordInput {...field('old', isWrongOld)} autoComplete="current-password" />
      <PasswordInput {...field('new', undefined)} autoComplete="new-password" />
      <PasswordInput
        {...field('confirm', isMismatch ? t('changePassword.mismatch') : undefined)}
        autoComplete="new-password"
        description={isMatch ? t('changePassword.match') : undefined}
      />
    </FormSheet>
  );
}
