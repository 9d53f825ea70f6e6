import { TextInput } from '@mantine/core';
import { FormSheet } from '../../base/FormSheet/FormSheet.tsx';
import { FormNotice } from '../../base/form/FormNotice.tsx';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import { PasswordInput } from '../../base/PasswordInput/PasswordInput.tsx';
import type { Progress } from '../../base/progress.ts';
import { ResultActions, ResultDetails } from '../../base/ResultDialog/ResultDialog.tsx';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { SheetStep } from '../../base/Sheet/SheetParts.tsx';
import { leastPassword } from '@wallet/contract/password';
import { useTranslation } from '../../i18n/index.ts';
import { checkPasswords, type PasswordFields, type PasswordProblem } from '../rules.ts';

export interface ChangePasswordModalProps extends DialogProps {
  username: string | undefined;
  progress: Progress;
  /** Called once per intent with valid, matching passwords. */
  onChangePassword: (change: { oldPassword: string; newPassword: string }) => unknown;
  onReset: () => void;
}

const blank: PasswordFields = { old: '', new: '', confirm: '' };

/** Changes the password. Empty fields are marked without a text, and nothing is sent (decisions 25). */
export function ChangePasswordModal({
  username,
  progress,
  onChangePassword,
  onReset,
  ...sheet
}: ChangePasswordModalProps) {
  const t = useTranslation('profile');
  const errorOf = (problem: PasswordProblem) =>
    problem === 'empty' ? true : t(`changePassword.${problem}`, { least: leastPassword });
  const form = useSubmitForm({
    // Passwords are cleared when the sheet closes.
    isOpen: sheet.isOpen,
    initialValues: blank,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(checkPasswords(values)).map(([field, problem]) => [field, errorOf(problem)]),
      ),
    progress,
    errorsOf: ({ message }) => (message === 'WRONG_PASSWORD' ? { old: true } : {}),
    onEdit: onReset,
    onSubmit: ({ old, new: next }) => onChangePassword({ oldPassword: old, newPassword: next }),
  });
  const { new: next, confirm } = form.values;

  if (progress.state === 'done') {
    return (
      <Sheet
        {...sheet}
        title={t('changePassword.doneTitle')}
        footer={<ResultActions outcome="success" onClose={sheet.onClose} />}
      >
        <SheetStep key="done">
          <ResultDetails outcome="success" text={t('changePassword.done')} />
        </SheetStep>
      </Sheet>
    );
  }
  return (
    <FormSheet
      {...sheet}
      title={t('changePassword.title')}
      submitLabel={t('changePassword.submit')}
      form={form}
      notice={
        <FormNotice
          progress={progress}
          refused={t('changePassword.refused')}
          unknown={t('changePassword.unknown')}
        />
      }
    >
      <TextInput display="none" autoComplete="username" value={username ?? ''} readOnly />
      <PasswordInput
        label={t('changePassword.old')}
        name="old"
        autoComplete="current-password"
        {...form.getInputProps('old')}
      />
      <PasswordInput
        label={t('changePassword.new')}
        name="new"
        autoComplete="new-password"
        {...form.getInputProps('new')}
      />
      <PasswordInput
        label={t('changePassword.confirm')}
        name="confirm"
        autoComplete="new-password"
        description={next !== '' && next === confirm ? t('changePassword.match') : undefined}
        {...form.getInputProps('confirm')}
      />
    </FormSheet>
  );
}
