import { Alert } from '@mantine/core';
import type { MarketName } from '@wallet/contract/market';
import type { ProfileUpdate } from '@wallet/contract/profile';
import type { Bank } from '@wallet/contract/registration';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useClickLock } from '../../base/click-lock/click-lock.ts';
import { Failed } from '../../base/Failed/Failed.tsx';
import { focusFirstInvalid } from '../../base/first-invalid/first-invalid.ts';
import { FormSheet } from '../../base/FormSheet/FormSheet.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Loading } from '../../base/Loading/Loading.tsx';
import { useStateOfOpening } from '../../base/opening/opening.ts';
import { LostNotice } from '../../base/LostNotice/LostNotice.tsx';
import type { Progress } from '../../base/progress.ts';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import { useErrorSentences, useWords } from '../../words/index.ts';
import { BankFields } from '../BankStep/BankFields.tsx';
import { useProblemText } from '../RegisterScreen/RegisterFailure.tsx';
import {
  accountNameOf,
  emptyValues,
  placeOfRefusal,
  problemsOf,
  type RegisterField,
  type RegisterProblems,
} from '../rules.ts';
import classes from './BankAccountModal.module.css';
import { status } from '../../base/status/status.tsx';

export interface BankAccountModalProps {
  isOpen: boolean;
  /** Asked for by Escape, the cross and a tap outside; the app closes it by itself when `progress` is done. */
  onClose: () => void;
  /** Whose rules. */
  market: MarketName;
  /** Banks to choose from. */
  banks: Loadable<readonly Bank[]>;
  /** The name of the member, which is saved along with the account. */
  name: Loadable<string>;
  progress: Progress;
  /** Called with what may be saved; once per intent. */
  onSave: (update: ProfileUpdate) => unknown;
  /** Called by the first input after a refusal, which then no longer holds. */
  onReset: () => void;
}

/** Adds the bank account of a member who has none, by the rules and words of the registration (spec 7, Account). */
export function BankAccountModal(props: BankAccountModalProps) {
  const { isOpen, onClose, name } = props;
  const t = useWords('registration');
  if (name.state === 'ready') return <AccountForm {...props} name={name.data} />;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('account.title')}>
      {name.state === 'loading' ? <Loading /> : <Failed onRetry={name.retry} failure={name.failure} />}
    </Sheet>
  );
}

type AccountFormProps = Omit<BankAccountModalProps, 'name'> & { name: string };

function AccountForm({ isOpen, onClose, market, banks, name, progress, onSave, onReset }: AccountFormProps) {
  const t = useWords('registration');
  const problemText = useProblemText(market);
  const sentencesOf = useErrorSentences();
  const fields = useRef<HTMLDivElement>(null);
  const [values, setValues] = useStateOfOpening(isOpen, emptyValues(market));
  const [problems, setProblems] = useStateOfOpening<RegisterProblems>(isOpen, {});
  const isPending = progress.state === 'pending';
  const failure = progress.state === 'refused' ? progress.failure : undefined;
  const place = failure && placeOfRefusal(failure.message);
  const blamed = place?.step === 'bank' ? place.field : undefined;
  useEffect(() => {
    if (blamed !== undefined && fields.current) focusFirstInvalid(fields.current);
  }, [failure, blamed]);

  const save = useClickLock(
    () =>
      onSave({
        name,
        bankCode: values.bankCode,
        bankAccountName: accountNameOf(values.firstName, values.lastName),
        bankAccountNo: values.accountNo,
      }),
    isPending,
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = problemsOf('bank', values, market);
    setProblems(found);
    if (Object.keys(found).length === 0) save();
    else requestAnimationFrame(() => fields.current && focusFirstInvalid(fields.current));
  };
  const errorOf = (field: RegisterField) => {
    const problem = problems[field];
    if (problem) return problemText(problem);
    return failure && blamed === field ? sentencesOf(failure) : undefined;
  };

  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('account.title')}
      submitLabel={t('account.submit')}
      isPending={isPending}
      onSubmit={submit}
      notice={
        <>
          {failure && blamed === undefined && <Refused failure={failure} />}
          <LostNotice progress={progress}>{t('account.unknown')}</LostNotice>
        </>
      }
    >
      <div ref={fields} className={classes.fields}>
        <BankFields
          market={market}
          banks={banks}
          values={values}
          errorOf={errorOf}
          onChange={(change) => {
            setValues({ ...values, ...change });
            setProblems(
              Object.fromEntries(Object.entries(problems).filter(([field]) => !Object.hasOwn(change, field))),
            );
            if (progress.state === 'refused' || progress.state === 'unknown') onReset();
          }}
        />
      </div>
    </FormSheet>
  );
}

function Refused({ failure }: { failure: Extract<Progress, { state: 'refused' }>['failure'] }) {
  const t = useWords('registration');
  return (
    <Alert {...status.failure} title={t('account.refused')}>
      {useErrorSentences()(failure)}
    </Alert>
  );
}
