import { satang } from '@wallet/contract/wire/money';
import { bankAccountSample } from '../../base/BankAccountLine/bank-account.fixture.ts';
import { noop } from '../../base/story.fixture.ts';
import { depositBankFixture, manualBankFixture } from '../deposit.fixture.ts';
import { TransferDeposit, type TransferDepositProps } from './TransferDeposit.tsx';

export default { title: 'Deposit/Transfer deposit' };

const Example = (props: Partial<TransferDepositProps>) => (
  <TransferDeposit
    bank={depositBankFixture('SCB')}
    needsSlip={false}
    ownAccount={bankAccountSample}
    minimum={satang(1_00)}
    copiedAt={undefined}
    onCopied={noop}
    onEditHolderName={noop}
    onSendSlip={noop}
    {...props}
  />
);

export const Ready = () => <Example />;
export const Copied = () => <Example copiedAt="2026-11-21T14:02:11.000+07:00" />;
export const WithSlip = () => <Example bank={manualBankFixture} needsSlip />;
export const WithoutSlips = () => <Example onSendSlip={undefined} />;
