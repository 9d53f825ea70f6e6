import { Alert, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../words/index.ts';
import { FormSheet, type FormSheetProps } from './FormSheet.tsx';
import { status } from '../status/status.tsx';

export default { title: 'Base/Form sheet' };

const Example = (props: Partial<FormSheetProps>) => {
  const t = useWords('profile');
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('bank.edit')}</Button>
      <FormSheet
        title={t('editName.title')}
        submitLabel={t('editName.submit')}
        isPending={false}
        onSubmit={() => undefined}
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <TextInput label={t('editName.label')} error={props.notice !== undefined} />
      </FormSheet>
    </>
  );
};

export const Ready = () => <Example />;
export const Pending = () => <Example isPending />;
export const Failed = () => (
  <Example notice={<Alert {...status.failure}>{useWords('profile')('editName.refused')}</Alert>} />
);
