import { satang } from '@wallet/contract/wire/money';
import { WithdrawStatus, type WithdrawStatusProps } from './WithdrawStatus.tsx';

export default { title: 'Withdraw/Withdraw status' };

const nothing = () => undefined;

const Example = ({
  status = 'in progress',
  isHidden = false,
}: Partial<WithdrawStatusProps['withdrawal'] & Pick<WithdrawStatusProps, 'isHidden'>>) => (
  <WithdrawStatus
    withdrawal={{ status, amount: satang(12_345_50) }}
    isHidden={isHidden}
    onStatement={nothing}
    onDismiss={nothing}
  />
);

export const Ready = () => <Example status="SUCCESS" />;
export const Pending = () => <Example />;
export const Failed = () => <Example status="FAILED" />;
export const Hidden = () => <Example isHidden />;
