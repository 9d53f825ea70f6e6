import { Alert, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';
import { useClickLock } from '../../base/click-lock/click-lock.ts';
import { FormSheet } from '../../base/FormSheet/FormSheet.tsx';
import { LostNotice } from '../../base/LostNotice/LostNotice.tsx';
import type { Progress } from '../../base/progress.ts';
import { UppercaseInput } from '../../base/UppercaseInput/UppercaseInput.tsx';
import { useErrorSentences, useWords } from '../../words/index.ts';
import { checkHolderName, holderNameToSend } from '../rules.ts';
import { status } from '../../base/status/status.tsx';

export interface EditHolderNameModalProps {
  isOpen: boolean;
  /** Asked for by Escape, the cross and a tap outside; the app closes it by itself when `progress` is done. */
  onClose: () => void;
  /** The name so far; a name in other letters is not carried into the field. */
  name: string;
  progress: Progress;
  /** Called with the name in capitals, its words one space apart; once per intent. */
  onSave: (name: string) => unknown;
  /** Leads to adding a bank account, where the backend knows none. */
  onAddBankAccount: () => void;
}

/** Changes the name of the account holder to one in English letters (spec 5). */
export function EditHolderNameModal({
  isOpen,
  onClose,
  name,
  progress,
  onSave,
  onAddBankAccount,
}: EditHolderNameModalProps) {
  const t = useWords('profile');
  const sentencesOf = useErrorSentences();
  const start = checkHolderName(name) ? '' : name.toUpperCase();
  const form = useForm({ initialValues: { name: start }, validate: { name: checkHolderName } });
  const typed = form.values.name;
  const begin = useEffectEvent(() => {
    form.setValues({ name: start });
    form.clearErrors();
  });
  useEffect(() => {
    if (isOpen) begin();
  }, [isOpen]);
  const isPending = progress.state === 'pending';
  const problem = checkHolderName(typed);
  // Other letters are told while typing, nothing at all only once it was sent.
  const isTold = problem === 'english' || form.errors['name'] !== undefined;
  const save = useClickLock(() => onSave(holderNameToSend(typed)), isPending);

  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('editName.title')}
      submitLabel={t('editName.submit')}
      isPending={isPending}
      onSubmit={form.onSubmit(save)}
      notice={
        <>
          {progress.state === 'refused' && (
            <Alert {...status.failure} title={t('editName.refused')}>
              {sentencesOf(progress.failure)}
              {progress.failure.message === 'NO_BANK' && (
                <Button onClick={onAddBankAccount}>{t('editName.addAccount')}</Button>
              )}
            </Alert>
          )}
          <LostNotice progress={progress}>{t('editName.unknown')}</LostNotice>
        </>
      }
    >
      <UppercaseInput
        label={t('editName.label')}
        description={t('editName.hint')}
        name="bankAccountName"
        value={typed}
        maxLength={200}
        disabled={isPending}
        error={problem && isTold && t(`editName.${problem}`)}
        onChange={(next) => form.setFieldValue('name', next)}
      />
      <Alert {...status.info}>{t('editName.warning')}</Alert>
    </FormSheet>
  );
}
