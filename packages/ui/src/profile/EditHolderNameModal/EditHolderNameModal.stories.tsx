import { Button } from '@mantine/core';
import { useState } from 'react';
import { idle } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import { EditHolderNameModal, type EditHolderNameModalProps } from './EditHolderNameModal.tsx';

export default { title: 'Profile/Edit holder name modal' };

const Example = (props: Partial<EditHolderNameModalProps>) => {
  const t = useWords('profile');
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('bank.edit')}</Button>
      <EditHolderNameModal
        name="SOMCHAI JAIDEE"
        progress={idle}
        onSave={() => setOpen(false)}
        onAddBankAccount={() => setOpen(false)}
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
};

export const Ready = () => <Example />;
export const Empty = () => <Example name="สมชาย ใจดี" />;
export const Pending = () => <Example progress={{ state: 'pending' }} />;
export const Failed = () => (
  <Example progress={{ state: 'refused', failure: { message: 'BANK_ACCOUNT_NAME_ENG' } }} />
);
export const BankAccountGone = () => (
  <Example progress={{ state: 'refused', failure: { message: 'NO_BANK' } }} />
);
export const Unknown = () => (
  <Example progress={{ state: 'unknown', verdict: 'unclear', failure: { message: 'fault:connection' } }} />
);
