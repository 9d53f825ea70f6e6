import { satang } from '@wallet/contract/wire/money';
import { bonusProgressFixture, currentBonusPropsFixture, currentBonusFixture } from '../bonus.fixture.ts';
import { CurrentBonusModal, type CurrentBonusModalProps } from './CurrentBonusModal.tsx';
import { failed, pending, ready, refused, unknown } from '../../base/story.fixture.ts';

export default { title: 'Bonus/Current bonus modal' };

const Example = (props: Partial<CurrentBonusModalProps>) => (
  <CurrentBonusModal {...currentBonusPropsFixture} {...props} />
);

const withProgress = (change: Partial<typeof bonusProgressFixture>) =>
  ready({ ...currentBonusFixture, progress: { ...bonusProgressFixture, ...change } });

export const Ready = () => <Example />;
export const Empty = () => <Example current={ready(null)} />;
export const Loading = () => <Example current={{ state: 'loading' }} />;
export const Pending = () => <Example defaultConfirming progress={pending} />;
export const Failed = () => <Example current={failed} />;
export const Asking = () => <Example defaultConfirming />;
export const WithoutTerms = () => (
  <Example current={ready({ type: 'invite', terms: [], percentFail: undefined })} />
);
export const Done = () => <Example progress={{ state: 'done' }} />;
export const MoneyInGames = () => (
  <Example progress={refused('BONUS_REMAINING', { amount: satang(10_00) })} />
);
export const NotCancellable = () => (
  <Example progress={refused('BONUS_CONDITION', { amount: satang(60_00) })} />
);
export const Playing = () => <Example current={withProgress({ played: satang(120_00) })} />;
export const Complete = () => <Example current={withProgress({ played: satang(300_00) })} />;
export const AskingComplete = () => (
  <Example current={withProgress({ played: satang(300_00) })} defaultConfirming />
);
export const NeverCancellable = () => <Example current={withProgress({ isCancellable: false })} />;
export const UnknownChecking = () => <Example progress={unknown('checking')} />;
export const UnknownUnclear = () => <Example progress={unknown('unclear')} />;
export const UnknownHappened = () => <Example progress={unknown('happened')} />;
export const UnknownDidNotHappen = () => <Example progress={unknown('did-not-happen')} />;
export const AskingWholeBonus = () => (
  <Example current={ready({ ...currentBonusFixture, percentFail: 100 })} defaultConfirming />
);
export const AskingUnknownShare = () => (
  <Example current={ready({ ...currentBonusFixture, percentFail: undefined })} defaultConfirming />
);
export const MoneyInGamesWithoutAmount = () => <Example progress={refused('BONUS_REMAINING')} />;

const Completing = (props: Partial<CurrentBonusModalProps>) => (
  <Example current={withProgress({ played: satang(300_00) })} defaultConfirming {...props} />
);
export const CompleteDone = () => (
  <Completing
    progress={{ state: 'done', record: { at: '2026-11-28T12:00:00+07:00', amount: satang(100_00) } }}
  />
);
export const CompleteWithoutTransaction = () => <Completing progress={{ state: 'done' }} />;
export const CompleteRefused = () => <Completing progress={refused('BONUS_REMAINING')} />;
export const CompleteUnknownChecking = () => <Completing progress={unknown('checking')} />;
export const CompleteUnknownHappened = () => <Completing progress={unknown('happened')} />;
export const CompleteUnknownDidNotHappen = () => <Completing progress={unknown('did-not-happen')} />;
export const CompleteUnknownUnclear = () => <Completing progress={unknown('unclear')} />;
