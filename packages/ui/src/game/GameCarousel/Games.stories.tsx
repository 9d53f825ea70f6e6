import { slotFixture, slotsFixture } from '../game.fixture.ts';
import { Games } from './Games.tsx';
import { failed, noop, ready } from '../../base/story.fixture.ts';

export default { title: 'Game/Games' };

export const Ready = () => <Games slots={ready(slotsFixture)} isHidden={false} onOpen={noop} />;
export const Empty = () => <Games slots={ready([])} isHidden={false} onOpen={noop} />;
export const Loading = () => <Games slots={{ state: 'loading' }} isHidden={false} onOpen={noop} />;
export const Failed = () => <Games slots={failed} isHidden={false} onOpen={noop} />;
export const OnePlayed = () => (
  <Games
    slots={ready(slotsFixture)}
    staleCodes={new Set([slotFixture.code])}
    isHidden={false}
    onOpen={noop}
  />
);
export const UnknownCategory = () => (
  <Games slots={ready([{ ...slotFixture, category: 'other:fishing' }])} isHidden={false} onOpen={noop} />
);
