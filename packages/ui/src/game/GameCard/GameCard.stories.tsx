import { closedSlotSample, picturedSlotSample, slotSample } from '../game.sample.ts';
import { GameCard, type GameCardProps } from './GameCard.tsx';

export default { title: 'Game/Game card' };

const nothing = () => undefined;

const Example = (props: Partial<GameCardProps>) => (
  <div style={{ maxWidth: 300 }}>
    <GameCard slot={slotSample} isHidden={false} onOpen={nothing} {...props} />
  </div>
);

export const Ready = ({ name, amount }: { name: string; amount: number }) => (
  <Example slot={{ ...picturedSlotSample, name, amount }} />
);
Ready.args = { name: picturedSlotSample.name, amount: picturedSlotSample.amount };
export const WithoutPictures = () => <Example />;
export const NotOpenYet = () => <Example slot={closedSlotSample} />;
export const Stale = () => <Example isStale />;
export const Hidden = () => <Example isHidden />;
export const LargestAmount = () => (
  <Example slot={{ ...slotSample, amount: 999_999_999.99, ftWalletSlot: 1 }} />
);
