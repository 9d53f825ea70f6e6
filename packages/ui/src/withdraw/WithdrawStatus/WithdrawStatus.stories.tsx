import { satang } from '@wallet/contract/wire/money';
import { WithdrawStatus, type WithdrawStatusProps } from './WithdrawStatus.tsx';
import { noop } from '../../base/story.fixture.ts';

export default { title: 'Withdraw/Withdraw status' };

const Example = ({
  status = 'in progress',
  isHidden = false,
}: Partial<WithdrawStatusProps['withdrawal'] & Pick<WithdrawStatusProps, 'isHidden'>>) => (
  <WithdrawStatus withdrawal={{ status, amount: satang(12_345_50) }} isHidden={isHidden} onDismiss={noop} />
);

export const Ready = () => <Example status="SUCCESS" />;
export const Pending = () => <Example />;
export const Failed = () => <Example status="FAILED" />;
export const Hidden = () => <Example isHidden />;
