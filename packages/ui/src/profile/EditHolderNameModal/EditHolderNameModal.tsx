import { Alert, Button } from '@mantine/core';
import { FormSheet } from '../../base/FormSheet/FormSheet.tsx';
import { FormNotice } from '../../base/form/FormNotice.tsx';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import type { Progress } from '../../base/progress.ts';
import { UppercaseInput } from '../../base/UppercaseInput/UppercaseInput.tsx';
import { useWords } from '../../words/index.ts';
import { checkHolderName, holderNameToSend } from '../rules.ts';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

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
  const form = useSubmitForm({
    isOpen,
    initialValues: { name: checkHolderName(name) ? '' : name.toUpperCase() },
    validate: (values) => {
      const problem = checkHolderName(values.name);
      return { name: problem && t(`editName.${problem}`) };
    },
    progress,
    onSubmit: (values) => onSave(holderNameToSend(values.name)),
  });
  // Other letters are told while typing, an empty field only once it was sent.
  const isForeign = checkHolderName(form.values.name) === 'english';

  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('editName.title')}
      submitLabel={t('editName.submit')}
      isPending={form.isPending}
      onSubmit={form.submit}
      notice={
        <FormNotice progress={progress} refused={t('editName.refused')} unknown={t('editName.unknown')}>
          {progress.state === 'refused' && progress.failure.message === 'NO_BANK' && (
            <Button onClick={onAddBankAccount}>{t('editName.addAccount')}</Button>
          )}
        </FormNotice>
      }
    >
      <UppercaseInput
        label={t('editName.label')}
        description={t('editName.hint')}
        name="bankAccountName"
        maxLength={200}
        {...form.getInputProps('name')}
        error={form.getInputProps('name').error ?? (isForeign && t('editName.english'))}
      />
      <Alert {...alertProps.info}>{t('editName.warning')}</Alert>
    </FormSheet>
  );
}
