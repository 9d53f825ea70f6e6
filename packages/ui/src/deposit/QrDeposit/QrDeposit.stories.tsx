import { satang } from '@wallet/contract/wire/money';
import { idle } from '../../base/progress.ts';
import { failed, noop, pending, refused, unknown } from '../../base/story.fixture.ts';
import { activeQrFixture, budgetFixture, depositBankFixture } from '../deposit.fixture.ts';
import { QrDeposit, type QrDepositProps } from './QrDeposit.tsx';

export default { title: 'Deposit/Qr deposit' };

const resolved = () => Promise.resolve(true);

const Example = (props: Partial<QrDepositProps>) => (
  <QrDeposit
    bank={depositBankFixture('KBANK')}
    code={{ state: 'ready', data: null }}
    {...{ ended: undefined, creation: idle, retryAt: undefined, cancellation: idle }}
    {...{ onCreate: noop, onCancel: resolved, onReload: resolved, onCheck: resolved, onAgain: noop }}
    {...{ onSendSlip: noop, onContact: noop }}
    {...props}
  />
);

export const Ready = () => <Example code={{ state: 'ready', data: activeQrFixture() }} />;
export const Empty = () => <Example />;
export const Loading = () => <Example code={{ state: 'loading' }} />;
export const Pending = () => <Example creation={pending} />;
export const Failed = () => <Example code={failed} />;
export const Refused = () => <Example creation={refused('QR_FAIL')} />;
export const LostResponse = () => <Example creation={unknown('unclear')} />;
export const Again = () => <Example again={satang(50_000)} />;
export const WithBudget = () => <Example budget={budgetFixture(20_000)} />;
export const Expired = () => <Example ended={{ amount: satang(100_00), isExpired: true }} />;
export const Closed = () => <Example ended={{ amount: satang(100_00), isExpired: false }} />;
export const CancelRefused = () => (
  <Example code={{ state: 'ready', data: activeQrFixture() }} cancellation={refused('REQUEST_LIMIT_1MIN')} />
);
