import { satang } from '@wallet/contract/wire/money';
import { baht, inBaht } from '@wallet/contract/wire/money.fixture';
import { emptyWalletFixture, walletFixture, transferPropsFixture } from '../wallet.fixture.ts';
import { TransferModal, type TransferModalProps } from './TransferModal.tsx';
import { failed, pending, ready, refused, Submitted, unknown } from '../../base/story.fixture.ts';

export default { title: 'Wallet/Transfer modal' };

const Example = (props: Partial<TransferModalProps>) => (
  <TransferModal {...transferPropsFixture} {...props} />
);

/** Confirmed transfer in a state. */
const Asked = (props: Partial<TransferModalProps>) => (
  <Example defaultIntent={{ kind: 'one', from: 'wallet', to: 'LOTUS', amount: satang(50_000) }} {...props} />
);

export const Ready = ({ balance }: { balance: number }) => (
  <Example wallet={ready({ ...walletFixture, wallet: { amount: baht(balance) } })} />
);
Ready.args = { balance: inBaht(walletFixture.wallet.amount) };
export const Empty = () => <Example wallet={ready(emptyWalletFixture)} />;
export const Loading = () => <Example wallet={{ state: 'loading' }} />;
export const Pending = () => <Asked progress={pending} />;
export const Failed = () => <Example wallet={failed} />;
export const FromGame = () => <Example from="LOTUS" to="wallet" />;
export const Invalid = () => (
  <Submitted>
    <Example />
  </Submitted>
);
export const NotEnough = () => (
  <Submitted typed={{ amount: '5000' }}>
    <Example to="LOTUS" />
  </Submitted>
);
export const SameAccount = () => <Example from="LOTUS" to="LOTUS" />;
export const Done = () => <Asked progress={{ state: 'done' }} />;
export const Refused = () => <Asked progress={refused('TRANSFER_FAIL')} />;
export const FundsBeingRead = () => (
  <Example
    wallet={{ state: 'ready', data: walletFixture, isRefreshing: true }}
    progress={refused('TRANSFER_FAIL')}
  />
);
export const BonusInTheWay = () => (
  <Asked progress={refused('BONUS_CONDITION', { amount: satang(750_00) })} />
);
export const WithBonus = () => <Example hasBonus />;
export const UnknownChecking = () => <Asked progress={unknown('checking')} />;
export const UnknownUnclear = () => <Asked progress={unknown('unclear')} />;
export const UnknownHappened = () => <Asked progress={unknown('happened')} />;
export const UnknownDidNotHappen = () => <Asked progress={unknown('did-not-happen')} />;
export const Everything = () => <Example defaultIntent={{ kind: 'all', amount: satang(320_25) }} />;
