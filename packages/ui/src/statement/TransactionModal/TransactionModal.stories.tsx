import { Button } from '@mantine/core';
import type { Transaction } from '@wallet/contract/statement';
import { useState } from 'react';
import { useWords } from '../../words/index.ts';
import { transactionsSample } from '../statement.sample.ts';
import { TransactionModal, type TransactionModalProps } from './TransactionModal.tsx';

export default { title: 'Statement/Transaction modal' };

const [withdrawal, , deposit, failed, , bonus] = transactionsSample;

const Example = ({
  of = withdrawal,
  ...props
}: Partial<TransactionModalProps> & { of?: Transaction | undefined }) => {
  const t = useWords('statement');
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('detail.title')}</Button>
      <TransactionModal
        transaction={{ state: 'ready', data: of }}
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
};

export const Ready = () => <Example of={deposit} />;
export const Empty = () => <Example transaction={{ state: 'ready', data: undefined }} />;
export const Loading = () => <Example transaction={{ state: 'loading' }} />;
export const Pending = () => <Example />;
export const Failed = () => (
  <Example
    transaction={{ state: 'failed', retry: () => undefined, failure: { message: 'fault:connection' } }}
  />
);
export const NotDone = () => <Example of={failed} />;
export const MoneyBack = () => <Example of={withdrawal && { ...withdrawal, status: 'FAILED' }} />;
export const WithLinks = () => <Example of={bonus} />;
