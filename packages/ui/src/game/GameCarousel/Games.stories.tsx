import { slotFixture, slotsFixture } from '../game.fixture.ts';
import { Games } from './Games.tsx';

export default { title: 'Game/Games' };

const nothing = () => undefined;

export const Ready = () => (
  <Games slots={{ state: 'ready', data: slotsFixture }} isHidden={false} onOpen={nothing} />
);
export const Empty = () => <Games slots={{ state: 'ready', data: [] }} isHidden={false} onOpen={nothing} />;
export const Loading = () => <Games slots={{ state: 'loading' }} isHidden={false} onOpen={nothing} />;
export const Failed = () => (
  <Games
    slots={{ state: 'failed', retry: nothing, failure: { message: 'fault:connection' } }}
    isHidden={false}
    onOpen={nothing}
  />
);
export const OnePlayed = () => (
  <Games
    slots={{ state: 'ready', data: slotsFixture }}
    staleCodes={new Set([slotFixture.code])}
    isHidden={false}
    onOpen={nothing}
  />
);
