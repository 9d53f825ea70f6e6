import { noop } from '../../base/story.fixture.ts';
import { depositLookupFixture } from '../deposit.fixture.ts';
import { WalletDeposit, type WalletDepositProps } from './WalletDeposit.tsx';

export default { title: 'Deposit/Wallet deposit' };

const [withNumber, withoutNumber] = depositLookupFixture.wallets;

const Example = ({ wallet, ...props }: Partial<WalletDepositProps> & { wallet: typeof withNumber }) => (
  <WalletDeposit wallets={wallet ? [wallet] : []} onCopied={noop} onSendSlip={noop} {...props} />
);

export const Ready = () => <Example wallet={withNumber} />;
export const WithoutNumber = () => <Example wallet={withoutNumber} />;
export const WithoutSlips = () => <Example wallet={withNumber} onSendSlip={undefined} />;
