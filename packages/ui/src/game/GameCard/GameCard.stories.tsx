import { satang } from '@wallet/contract/wire/money';
import { baht } from '@wallet/contract/wire/money.fixture';
import { closedSlotFixture, picturedSlotFixture, slotFixture } from '../game.fixture.ts';
import { GameCard, type GameCardProps } from './GameCard.tsx';
import { noop } from '../../base/story.fixture.ts';

export default { title: 'Game/Game card' };

const Example = (props: Partial<GameCardProps>) => (
  <div style={{ maxWidth: 300 }}>
    <GameCard slot={slotFixture} isHidden={false} onOpen={noop} {...props} />
  </div>
);

export const Ready = ({ name, amount }: { name: string; amount: number }) => (
  <Example slot={{ ...picturedSlotFixture, name, amount: baht(amount) }} />
);
Ready.args = { name: picturedSlotFixture.name, amount: 1_250.5 };
export const WithoutPictures = () => <Example />;
export const NotOpenYet = () => <Example slot={closedSlotFixture} />;
export const Stale = () => <Example isStale />;
export const Hidden = () => <Example isHidden />;
export const LargestAmount = () => (
  <Example slot={{ ...slotFixture, amount: satang(999_999_999_99), ftWalletSlot: 1 }} />
);
