import type { Bonus } from '@wallet/contract/bonus';
import { noop } from '../../base/story.fixture.ts';
import {
  activeBonusFixture,
  availableBonusFixture,
  receivedForEverFixture,
  receivedTodayFixture,
} from '../bonus.fixture.ts';
import { BonusCard } from './BonusCard.tsx';

export default { title: 'Bonus/Bonus card' };

const today = Date.now();

const Example = ({ bonus }: { bonus: Bonus }) => <BonusCard bonus={bonus} today={today} onOpen={noop} />;

export const Ready = ({ code, percentFail }: { code: string; percentFail: number }) => (
  <Example bonus={{ ...availableBonusFixture, code, percentFail }} />
);
Ready.args = { code: availableBonusFixture.code, percentFail: 50 };
export const Active = () => <Example bonus={activeBonusFixture} />;
export const DailyLimit = () => <Example bonus={receivedTodayFixture} />;
export const LifetimeLimit = () => <Example bonus={receivedForEverFixture} />;
export const WithoutBanner = () => <Example bonus={{ ...availableBonusFixture, banners: [] }} />;
