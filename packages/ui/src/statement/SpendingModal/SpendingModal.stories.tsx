import { useState } from 'react';
import type { SpendingPeriod } from '../spending.ts';
import { transactionsFixture, spendingPropsFixture } from '../statement.fixture.ts';
import { SpendingModal, type SpendingModalProps } from './SpendingModal.tsx';

export default { title: 'Statement/Spending modal' };

const whole = { transactions: transactionsFixture, total: transactionsFixture.length };

const Example = (props: Partial<SpendingModalProps>) => {
  const [period, setPeriod] = useState<SpendingPeriod>('all');
  return <SpendingModal {...spendingPropsFixture} period={period} onPeriod={setPeriod} {...props} />;
};

export const Ready = () => <Example />;
export const Empty = () => <Example loaded={{ transactions: [], total: 0 }} />;
export const Loading = () => <Example state="loading" loaded={{ transactions: [], total: undefined }} />;
export const Pending = () => <Example state="loading" loaded={{ ...whole, total: 320 }} />;
export const Failed = () => <Example state="failed" loaded={{ transactions: [], total: undefined }} />;
export const PartlyFailed = () => <Example state="failed" loaded={{ ...whole, total: 320 }} />;
export const Partly = () => <Example loaded={{ ...whole, total: 1_320 }} />;
export const PaidOut = () => (
  <Example
    loaded={{
      transactions: transactionsFixture
        .slice(0, 1)
        .map((withdrawal) => ({ ...withdrawal, status: 'SUCCESS' as const })),
      total: 1,
    }}
  />
);
