import { satang } from '@wallet/contract/wire/money';
import type { Loadable } from '../../base/loadable.ts';
import type { Promotion } from '@wallet/contract/bonus';
import { bonusesFixture, bonusProgressFixture, promotionFixture } from '../bonus.fixture.ts';
import { BonusScreen, type BonusScreenProps } from './BonusScreen.tsx';
import { failed, noop, Submitted } from '../../base/story.fixture.ts';

export default { title: 'Bonus/Bonus screen' };

const loading = { state: 'loading' } as const;

const search = (code?: string, promotion: Loadable<Promotion | null> = loading) => ({
  code,
  promotion,
  onSearch: noop,
  onOpen: noop,
});

const Example = (props: Partial<BonusScreenProps>) => (
  <BonusScreen
    bonuses={{ state: 'ready', data: bonusesFixture }}
    active={{ state: 'ready', data: { status: true, type: 'limit' } }}
    promotion={search()}
    onOpen={noop}
    onCurrent={noop}
    {...props}
  />
);

const none = { state: 'ready', data: { status: false } } as const;

export const Ready = () => <Example />;
export const CompleteBonus = () => (
  <Example
    active={{
      state: 'ready',
      data: { status: true, type: 'week', progress: { ...bonusProgressFixture, played: satang(300_00) } },
    }}
  />
);
export const Empty = () => <Example bonuses={{ state: 'ready', data: [] }} active={none} />;
export const Loading = () => <Example bonuses={loading} active={loading} />;
export const Failed = () => <Example bonuses={failed} active={none} />;
export const CurrentFailed = () => <Example active={failed} />;
export const Stale = () => <Example bonuses={{ state: 'ready', data: bonusesFixture, isStale: true }} />;
export const CurrentPromotion = () => (
  <Example active={{ state: 'ready', data: { status: true, type: 'promotion' } }} />
);
export const CurrentOfNewKind = () => (
  <Example active={{ state: 'ready', data: { status: true, type: 'birthday' } }} />
);
export const PromotionSearching = () => <Example promotion={search('SABAI50')} />;
export const PromotionMissing = () => (
  <Submitted>
    <Example />
  </Submitted>
);
export const PromotionNotFound = () => (
  <Example promotion={search('SABAI50', { state: 'ready', data: null })} />
);
export const PromotionFound = () => (
  <Example promotion={search('SABAI50', { state: 'ready', data: promotionFixture })} />
);
export const PromotionFailed = () => <Example promotion={search('SABAI50', failed)} />;
export const WithoutPictures = () => (
  <Example bonuses={{ state: 'ready', data: bonusesFixture.map((bonus) => ({ ...bonus, banners: [] })) }} />
);
