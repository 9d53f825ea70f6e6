import { satang } from '@wallet/contract/wire/money';
import type { Loadable } from '../../base/loadable.ts';
import type { Promotion } from '@wallet/contract/bonus';
import { bonusesFixture, bonusProgressFixture, promotionFixture } from '../bonus.fixture.ts';
import { BonusScreen, type BonusScreenProps } from './BonusScreen.tsx';
import { failed, noop, ready, Submitted } from '../../base/story.fixture.ts';

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
    bonuses={ready(bonusesFixture)}
    active={ready({ status: true, type: 'limit' })}
    promotion={search()}
    onOpen={noop}
    onCurrent={noop}
    {...props}
  />
);

const none = ready({ status: false });

export const Ready = () => <Example />;
export const CompleteBonus = () => (
  <Example
    active={ready({
      status: true,
      type: 'week',
      progress: { ...bonusProgressFixture, played: satang(300_00) },
    })}
  />
);
export const Empty = () => <Example bonuses={ready([])} active={none} />;
export const Loading = () => <Example bonuses={loading} active={loading} />;
export const Failed = () => <Example bonuses={failed} active={none} />;
export const CurrentFailed = () => <Example active={failed} />;
export const Stale = () => <Example bonuses={{ state: 'ready', data: bonusesFixture, isStale: true }} />;
export const CurrentPromotion = () => <Example active={ready({ status: true, type: 'promotion' })} />;
export const CurrentOfNewKind = () => <Example active={ready({ status: true, type: 'birthday' })} />;
export const PromotionSearching = () => <Example promotion={search('SABAI50')} />;
export const PromotionMissing = () => (
  <Submitted>
    <Example />
  </Submitted>
);
export const PromotionNotFound = () => <Example promotion={search('SABAI50', ready(null))} />;
export const PromotionFound = () => <Example promotion={search('SABAI50', ready(promotionFixture))} />;
export const PromotionFailed = () => <Example promotion={search('SABAI50', failed)} />;
export const WithoutPictures = () => (
  <Example bonuses={ready(bonusesFixture.map((bonus) => ({ ...bonus, banners: [] })))} />
);
