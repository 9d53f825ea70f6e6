import { satang } from '@wallet/contract/wire/money';
import {
  activeBonusFixture,
  receivedForEverFixture,
  receivedTodayFixture,
  bonusPropsFixture,
} from '../bonus.fixture.ts';
import { BonusModal, type BonusModalProps } from './BonusModal.tsx';
import { failed, pending, ready, refused, unknown } from '../../base/story.fixture.ts';

export default { title: 'Bonus/Bonus modal' };

const loading = { state: 'loading' } as const;

const Example = (props: Partial<BonusModalProps>) => <BonusModal {...bonusPropsFixture} {...props} />;

export const Ready = () => <Example />;
export const Empty = () => <Example bonus={ready(null)} />;
export const Loading = () => <Example bonus={loading} />;
export const Pending = () => <Example progress={pending} />;
export const Failed = () => <Example bonus={failed} />;
export const Current = () => <Example bonus={ready(activeBonusFixture)} />;
export const ReceivedToday = () => <Example bonus={ready(receivedTodayFixture)} />;
export const ReceivedForEver = () => <Example bonus={ready(receivedForEverFixture)} />;
export const WithoutNotice = () => <Example notice={undefined} />;
export const Done = () => <Example progress={{ state: 'done' }} />;
export const AlreadyActive = () => <Example progress={refused('BONUS_ALREADY_ACTIVE')} />;
export const DepositNeeded = () => (
  <Example progress={refused('BONUS_CONDITION', { deposit: satang(100_00) })} />
);
export const Full = () => <Example progress={refused('BONUS_FULL')} />;
export const UnknownChecking = () => <Example progress={unknown('checking')} />;
export const UnknownUnclear = () => <Example progress={unknown('unclear')} />;
export const UnknownDidNotHappen = () => <Example progress={unknown('did-not-happen')} />;
