import type { SlipScan } from './chosen-slip.ts';
import { SlipModal, type SlipModalProps } from './SlipModal.tsx';
import { accepted, pending, ready, refused, unknown } from '../../base/story.fixture.ts';
import { Loading as LoadingTracker } from '../../base/Loading/Loading.tsx';
import { slipPropsFixture, chosenSlipFixture } from './slip.fixture.ts';

export default { title: 'Deposit/Slip modal' };

const Example = (props: Partial<SlipModalProps>) => <SlipModal {...slipPropsFixture} {...props} />;

const found = (scan: SlipScan) => () => <Example chosen={{ ...chosenSlipFixture, scan }} />;

export const Ready = () => <Example />;
export const Empty = () => <Example chosen={undefined} />;
export const Loading = found({ state: 'checking' });
export const Pending = () => <Example progress={pending} uploadedShare={0.42} />;
export const Failed = () => <Example progress={refused('SLIP_INVALID_FILE')} />;
export const WaitingForTheAnswer = () => <Example progress={pending} uploadedShare={1} />;
export const UnnamedBank = found({ state: 'slip', issuer: undefined });
export const PaymentCode = found({ state: 'payment-code' });
export const NoCode = found({ state: 'no-code' });
export const Unchecked = found({ state: 'unchecked' });
export const NoPicture = () => (
  <Example
    chosen={{
      ...chosenSlipFixture,
      address: 'data:,',
      name: 'IMG_0001.HEIC',
      scan: { state: 'no-picture' },
    }}
  />
);
export const SentBefore = () => <Example chosen={{ ...chosenSlipFixture, wasSentBefore: true }} />;
export const TooLarge = () => <Example chosen={{ ...chosenSlipFixture, file: { size: 12_345_678 } }} />;
export const LongName = () => (
  <Example chosen={{ ...chosenSlipFixture, name: `${'SCB_2026-11-21_รายการโอนเงิน_'.repeat(5)}.jpeg` }} />
);
export const Closed = () => (
  <Example chosen={undefined} slipWindow={ready({ isOpen: false, closedFrom: '23:50', closedTo: '00:10' })} />
);
export const ClosedWithPicture = () => <Example slipWindow={ready({ isOpen: false })} />;
export const Offline = () => <Example isOnline={false} />;
export const BackOnline = () => <Example progress={refused('offline')} />;
export const Sent = () => <Example progress={{ state: 'done' }} tracker={<LoadingTracker />} />;
export const OnTheWay = () => <Example progress={accepted('checking')} />;
export const Unseen = () => <Example progress={accepted('did-not-happen')} />;
export const UnknownChecking = () => <Example progress={unknown('checking')} />;
export const UnknownDidNotHappen = () => <Example progress={unknown('did-not-happen')} />;
export const UnknownUnclear = () => <Example progress={unknown('unclear')} />;
