import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../words/index.ts';
import { Money } from '../Money/Money.tsx';
import { ResultDialog, type ResultDialogProps } from './ResultDialog.tsx';

export default { title: 'Base/Result dialog' };

const Example = (props: Partial<ResultDialogProps>) => {
  const t = useWords('withdraw');
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('title')}</Button>
      <ResultDialog outcome="success" {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

export const Success = () => {
  const t = useWords('error');
  return (
    <Example title={t('OK')} text={t('SUCCESS')}>
      <Money baht={500} />
    </Example>
  );
};
export const Failed = () => {
  const t = useWords('error');
  return <Example outcome="failure" title={t('MONEY_NOT_ENOUGH')} text={t('TRANSFER_FAIL')} />;
};
export const Unknown = () => <Example outcome="unknown" onStatement={() => undefined} />;
