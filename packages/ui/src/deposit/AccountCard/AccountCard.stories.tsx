import { noop } from '../../base/story.fixture.ts';
import { AccountCard, AccountFact } from './AccountCard.tsx';

export default { title: 'Deposit/Account card' };

export const Ready = ({ number, name }: { number: string; name: string }) => (
  <AccountCard>
    <AccountFact label="Account number" isMain copy={{ text: number, label: 'Copy', onCopied: noop }}>
      {number}
    </AccountFact>
    <AccountFact label="Account name">{name}</AccountFact>
  </AccountCard>
);
Ready.args = { number: '000-1-11222-1', name: 'PLAYER WALLET DEMO' };
