import { satang } from '@wallet/contract/wire/money';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { RewardLog, type RewardLogProps } from './RewardLog.tsx';

export default { title: 'Base/Reward log' };

const entries = [
  { name: 'Nam Demo', amount: satang(50_00), at: '2026-11-20T21:15:42.000+07:00' },
  { amount: satang(1_040_25), at: '2026-11-05T09:02:11.000+07:00' },
];
const data = { total: 23, entries };

const Example = ({ log }: Pick<RewardLogProps, 'log'>) => {
  const t = useTranslation('invite');
  const [page, setPage] = useState(1);
  return (
    <RewardLog
      title={t('list.title')}
      empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      log={log}
      page={page}
      onPage={setPage}
    />
  );
};

export const Ready = () => <Example log={{ state: 'ready', data }} />;
export const Empty = () => <Example log={{ state: 'ready', data: { total: 0, entries: [] } }} />;
export const Loading = () => <Example log={{ state: 'loading' }} />;
export const Pending = () => <Example log={{ state: 'ready', data, isRefreshing: true }} />;
export const Failed = () => (
  <Example log={{ state: 'failed', retry: () => undefined, failure: { message: 'fault:connection' } }} />
);
