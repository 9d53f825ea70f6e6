import { satang } from '@wallet/contract/wire/money';
import { Box, type BoxProps } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { StatementIcon } from '../Icon/MemberIcon.tsx';
import { Money } from '../Money/Money.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { noop } from '../story.fixture.ts';
import { ListRow, type ListRowProps } from './ListRow.tsx';
import { demoAccounts } from '@wallet/contract/demo-members';

const accountNumber = demoAccounts.rich.bankAccountNo;

export default { title: 'Base/List row' };

const time = <DateTime key="time" value="2026-11-20T21:15:42.000+07:00" />;

const Example = (props: Partial<Omit<ListRowProps, keyof BoxProps>>) => {
  const t = useTranslation('statement');
  return (
    <Box component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      <ListRow
        icon={<StatementIcon size={20} />}
        title={t('kind.deposit')}
        details={[time]}
        end={<Money amount={satang(1_234_50)} />}
        {...props}
      />
    </Box>
  );
};

export const Ready = () => <Example />;
export const Pressable = () => <Example onOpen={noop} />;
export const Current = () => <Example onOpen={noop} isCurrent />;
export const WithBadge = () => (
  <Example endText={<StatusBadge tone="pending">{useTranslation('common')('state.loading')}</StatusBadge>} />
);
export const WithAction = () => (
  <Example
    action={<CopyButton text={accountNumber} label={useTranslation('profile')('bank.copyNumber')} />}
  />
);
export const LongText = () => {
  const t = useTranslation('statement');
  return <Example title={t('empty.text')} details={[t('empty.text'), time]} />;
};
