import { Alert, Button } from '@mantine/core';
import { normalizeHolderName } from '@wallet/contract/registration';
import type { DialogProps } from '../../base/Sheet/Sheet.tsx';
import { FormSheet } from '../../base/FormSheet/FormSheet.tsx';
import { FormNotice } from '../../base/form/FormNotice.tsx';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import type { Progress } from '../../base/progress.ts';
import { UppercaseInput } from '../../base/UppercaseInput/UppercaseInput.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { checkHolderName } from '../rules.ts';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

export interface EditHolderNameModalProps extends DialogProps {
  /** Current name; a name with other letters is not prefilled. */
  name: string;
  progress: Progress;
  /** Called once per intent with the normalised name. */
  onSave: (name: string) => unknown;
  /** Opens adding a bank account, where the backend has none. */
  onAddBankAccount: () => void;
}

/** Changes the account holder's name to one in English letters (spec 5). */
export function EditHolderNameModal({
  name,
  progress,
  onSave,
  onAddBankAccount,
  ...sheet
}: EditHolderNameModalProps) {
  const t = useTranslation('profile');
  const form = useSubmitForm({
    isOpen: sheet.isOpen,
    initialValues: { name: checkHolderName(name) ? '' : name.toUpperCase() },
    validate: (values) => {
      const problem = checkHolderName(values.name);
      return { name: problem && t(`editName.${problem}`) };
    },
    progress,
    onSubmit: (values) => onSave(normalizeHolderName(values.name)),
  });
  // Other letters are reported while typing, an empty field after a submission.
  const isForeign = checkHolderName(form.values.name) === 'english';

  return (
    <FormSheet
      {...sheet}
      title={t('editName.title')}
      submitLabel={t('editName.submit')}
      form={form}
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
