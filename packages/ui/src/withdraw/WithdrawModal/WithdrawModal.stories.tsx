import { satang } from '@wallet/contract/wire/money';
import { baht } from '@wallet/contract/wire/money.fixture';
import { bankAccountSample, thaiNameAtKtbSample } from '../../base/BankAccountLine/bank-account.fixture.ts';
import { WithdrawModal, type WithdrawModalProps } from './WithdrawModal.tsx';
import { accepted, failed, pending, ready, refused, Submitted, unknown } from '../../base/story.fixture.ts';
import { withdrawPropsFixture, withdrawDataFixture } from '../withdraw.fixture.ts';

export default { title: 'Withdraw/Withdraw modal' };

const Example = (props: Partial<WithdrawModalProps>) => (
  <WithdrawModal {...withdrawPropsFixture} {...props} />
);

/** Confirmed withdrawal in a state. */
const Asked = (props: Partial<WithdrawModalProps>) => <Example defaultAmount={satang(50_000)} {...props} />;

export const Ready = ({ balance, holder }: { balance: number; holder: string }) => (
  <Example
    wallet={ready({
      wallet: { amount: baht(balance) },
      bankAccount: { ...bankAccountSample, bankAccountName: holder },
    })}
  />
);
Ready.args = { balance: 1_234.5, holder: bankAccountSample.bankAccountName };
export const Empty = () => (
  <Example wallet={ready({ ...withdrawDataFixture, wallet: { amount: satang(20_00) } })} />
);
export const Loading = () => <Example wallet={{ state: 'loading' }} />;
export const Pending = () => <Asked progress={pending} />;
export const Failed = () => <Example limits={failed} />;
export const LimitsLoading = () => <Example limits={{ state: 'loading' }} />;
export const LimitsWithoutAmount = () => (
  <Example limits={ready({ withdrawMin: satang(1_000_00), withdrawMax: satang(500_00) })} />
);
export const NoBankAccount = () => <Example wallet={ready({ ...withdrawDataFixture, bankAccount: null })} />;
export const EnglishNameNeeded = () => (
  <Example wallet={ready({ ...withdrawDataFixture, bankAccount: thaiNameAtKtbSample })} />
);
export const Done = () => <Asked progress={{ state: 'done' }} />;
export const Refused = () => <Asked progress={refused('MONEY_NOT_ENOUGH')} />;
export const AboveTheMaximum = () => (
  <Asked progress={refused('TRANSFER_FAIL', { amount: satang(1_000_00) })} />
);
export const BankAccountGone = () => <Asked progress={refused('NO_BANK')} />;
export const BonusInTheWay = () => (
  <Asked progress={refused('BONUS_CONDITION', { amount: satang(750_00) })} />
);
export const BelowTheMinimum = () => (
  <Submitted typed={{ amount: '50' }}>
    <Example />
  </Submitted>
);
export const NotEnough = () => (
  <Submitted typed={{ amount: '5000' }}>
    <Example />
  </Submitted>
);
export const MoreThanTheMaximum = () => (
  <Example wallet={ready({ ...withdrawDataFixture, wallet: { amount: satang(250_000_00) } })} />
);
export const Sent = () => <Asked progress={accepted('checking')} />;
export const Unseen = () => <Asked progress={accepted('did-not-happen')} />;
export const UnknownChecking = () => <Asked progress={unknown('checking')} />;
export const UnknownHappened = () => <Asked progress={unknown('happened')} />;
export const UnknownDidNotHappen = () => <Asked progress={unknown('did-not-happen')} />;
export const UnknownUnclear = () => <Asked progress={unknown('unclear')} />;
