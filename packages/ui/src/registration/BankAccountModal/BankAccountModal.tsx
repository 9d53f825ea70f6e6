import type { MarketName } from '@wallet/contract/market';
import type { ProfileUpdate } from '@wallet/contract/profile';
import type { Bank } from '@wallet/contract/registration';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { FormNotice } from '../../base/form/FormNotice.tsx';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import { FormSheet } from '../../base/FormSheet/FormSheet.tsx';
import type { Loadable } from '../../base/loadable.ts';
import type { Progress } from '../../base/progress.ts';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { BankFields } from '../BankStep/BankFields.tsx';
import { useStepRules } from '../RegisterScreen/RegisterFailure.tsx';
import { accountNameOf, emptyValues } from '../rules.ts';
import { ContactButton } from '../../base/support/Advice.tsx';

export interface BankAccountModalProps extends DialogProps {
  market: MarketName;
  banks: Loadable<readonly Bank[]>;
  /** Name of the member, saved with the account. */
  name: Loadable<string>;
  progress: Progress;
  /** Called once per intent with a valid account. */
  onSave: (update: ProfileUpdate) => unknown;
  /** Called by the first input after a refusal. */
  onReset: () => void;
}

/** Adds a bank account with the rules and texts of the registration (spec 7, Account). */
export function BankAccountModal(props: BankAccountModalProps) {
  const { isOpen, onClose, name } = props;
  const t = useTranslation('registration');
  if (name.state === 'ready') return <AccountForm {...props} name={name.data} />;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('account.title')}>
      <LoadState of={name} />
    </Sheet>
  );
}

type AccountFormProps = Omit<BankAccountModalProps, 'name'> & { name: string };

function AccountForm({ market, banks, name, progress, onSave, onReset, ...sheet }: AccountFormProps) {
  const t = useTranslation('registration');
  const form = useSubmitForm({
    isOpen: sheet.isOpen,
    initialValues: emptyValues(market),
    ...useStepRules('bank', market),
    onSubmit: ({ bankCode, firstName, lastName, accountNo }) =>
      onSave({
        name,
        bankCode,
        bankAccountName: accountNameOf(firstName, lastName),
        bankAccountNo: accountNo,
      }),
    progress,
    onEdit: onReset,
  });
  return (
    <FormSheet
      {...sheet}
      title={t('account.title')}
      submitLabel={t('account.submit')}
      form={form}
      notice={
        form.refusal || progress.state === 'unknown' ? (
          <FormNotice progress={progress} refused={t('account.refused')} unknown={t('account.unknown')} />
        ) : (
          progress.state === 'refused' && <ContactButton failure={progress.failure} />
        )
      }
    >
      <BankFields market={market} banks={banks} form={form} />
    </FormSheet>
  );
}
