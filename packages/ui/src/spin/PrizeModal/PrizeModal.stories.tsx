import { noPrizeCode } from '@wallet/contract/spin';
import { idle } from '../../base/progress.ts';
import { slicesFixture } from '../spin.fixture.ts';
import { PrizeModal, type PrizeModalProps } from './PrizeModal.tsx';
import { noop, refused, unknown } from '../../base/story.fixture.ts';

export default { title: 'Spin/Prize modal' };

const Example = (props: Partial<PrizeModalProps>) => (
  <PrizeModal isOpen onClose={noop} result={undefined} slice={undefined} progress={idle} {...props} />
);

export const Ready = ({ coins, ...prize }: { code: string; label: string; coins: number }) => (
  <Example result={{ ...prize, remainingCoin: coins }} slice={slicesFixture[3]} />
);
Ready.args = { code: 'CASH50', label: '฿50', coins: 4 };
export const NoPrize = () => <Example result={{ code: noPrizeCode, label: '–', remainingCoin: 1 }} />;
export const UnknownField = () => (
  <Example result={{ code: 'OTHER', label: 'เครื่องใช้ไฟฟ้าพร้อมจัดส่งถึงบ้าน', remainingCoin: 0 }} />
);
export const Failed = () => <Example progress={refused('INVALID_PRIZE_CODE')} />;
export const NoCoins = () => <Example progress={refused('MONEY_NOT_ENOUGH')} />;
export const UnknownChecking = () => <Example progress={unknown('checking')} />;
export const UnknownHappened = () => <Example progress={unknown('happened')} />;
export const UnknownDidNotHappen = () => <Example progress={unknown('did-not-happen')} />;
export const UnknownUnclear = () => <Example progress={unknown('unclear')} />;
