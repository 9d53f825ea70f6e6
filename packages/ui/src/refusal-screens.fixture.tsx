import { fireEvent, screen } from '@testing-library/react';
import { deadlineIn } from './base/countdown/deadline.ts';
import { promotionFixture, bonusPropsFixture, currentBonusPropsFixture } from './bonus/bonus.fixture.ts';
import { BonusModal } from './bonus/BonusModal/BonusModal.tsx';
import { CurrentBonusModal } from './bonus/CurrentBonusModal/CurrentBonusModal.tsx';
import { PromotionModal } from './bonus/PromotionModal/PromotionModal.tsx';
import { depositBankFixture, activeQrFixture, qrPropsFixture } from './deposit/deposit.fixture.ts';
import { LinkDeposit } from './deposit/LinkDeposit/LinkDeposit.tsx';
import { QrDeposit } from './deposit/QrDeposit/QrDeposit.tsx';
import { slipPropsFixture } from './deposit/SlipModal/slip.fixture.ts';
import { SlipModal } from './deposit/SlipModal/SlipModal.tsx';
import {
  closedSlotFixture,
  gameActionFixture,
  gamePropsFixture,
  launchFixture,
  linkSlotFixture,
} from './game/game.fixture.ts';
import { GameAccountModal, type GameAccountModalProps } from './game/GameAccountModal/GameAccountModal.tsx';
import { invitePropsFixture } from './invite/invite.fixture.ts';
import { InviteModal } from './invite/InviteModal/InviteModal.tsx';
import { refundPropsFixture } from './refund/refund.fixture.ts';
import { RefundModal } from './refund/RefundModal/RefundModal.tsx';
import { ClaimModal } from './spin/ClaimModal/ClaimModal.tsx';
import { PrizeModal } from './spin/PrizeModal/PrizeModal.tsx';
import { couponsFixture } from './spin/spin.fixture.ts';
import { transferPropsFixture } from './wallet/wallet.fixture.ts';
import { TransferModal } from './wallet/TransferModal/TransferModal.tsx';
import { withdrawPropsFixture } from './withdraw/withdraw.fixture.ts';
import { WithdrawModal } from './withdraw/WithdrawModal/WithdrawModal.tsx';
import { formScreens, nothing, ready, sheet, type RefusalScreen } from './refusal-forms.fixture.tsx';
import type { ScreenName } from './refusal-places.fixture.ts';

const [coupon] = couponsFixture;
if (!coupon) throw new Error('No coupon.');

const transfer: RefusalScreen = {
  draw: (progress) => <TransferModal {...transferPropsFixture} progress={progress} />,
  submitName: /^Transfer/,
};
const withdraw: RefusalScreen = {
  draw: (progress) => <WithdrawModal {...withdrawPropsFixture} progress={progress} />,
  submitName: /Withdraw|amount/,
};
const game = (props: Partial<GameAccountModalProps>) => <GameAccountModal {...gamePropsFixture} {...props} />;
const launch: RefusalScreen = {
  draw: (progress) =>
    game({
      slot: linkSlotFixture,
      launch: launchFixture(
        progress.state === 'refused' ? { state: 'failed', reason: progress.failure } : { state: 'idle' },
      ),
    }),
  submitName: /Play/,
};
const invite: RefusalScreen = {
  draw: (progress) => <InviteModal {...invitePropsFixture} progress={progress} />,
};
const refund: RefusalScreen = {
  draw: (progress) => <RefundModal {...refundPropsFixture} progress={progress} />,
};
const qr = { ...qrPropsFixture, bank: depositBankFixture('WW') };

export const refusalScreens: Readonly<Record<ScreenName, RefusalScreen>> = {
  ...formScreens,
  transfer,
  withdraw,
  launch,
  invite,
  refund,
  slip: {
    draw: (progress) => <SlipModal {...slipPropsFixture} progress={progress} />,
    submitName: /Send/,
  },
  link: {
    draw: (progress) => (
      <LinkDeposit
        {...{ progress, onSend: nothing, onReset: nothing }}
        {...{ linkText: '', onLinkTextChange: nothing }}
      />
    ),
    submitName: /gift link/,
  },
  newQr: {
    draw: (creation) => <QrDeposit {...qr} creation={creation} />,
    submitName: /amount|QR/,
  },
  openQr: {
    draw: (cancellation) => (
      <QrDeposit
        {...qr}
        cancellation={cancellation}
        code={ready({ ...activeQrFixture(), deadline: deadlineIn(600) })}
      />
    ),
    submitName: /Cancel/,
  },
  newGame: {
    draw: (progress) => game({ slot: closedSlotFixture, activation: gameActionFixture(progress) }),
    submitName: /Open/,
  },
  gamePassword: {
    draw: (progress) => game({ passwordReset: gameActionFixture(progress) }),
    openStep: () => void fireEvent.click(screen.getByRole('button', { name: /[Rr]eset/ })),
    submitName: /[Rr]eset/,
  },
  bonus: {
    draw: (progress) => <BonusModal {...bonusPropsFixture} notice={undefined} progress={progress} />,
    submitName: /Claim/,
  },
  promotion: {
    draw: (progress) => (
      <PromotionModal
        {...bonusPropsFixture}
        {...{ progress, code: 'SABAI50', notice: undefined }}
        promotion={ready(promotionFixture)}
      />
    ),
    submitName: /Claim/,
  },
  currentBonus: {
    draw: (progress) => (
      <CurrentBonusModal {...currentBonusPropsFixture} notice={undefined} progress={progress} />
    ),
    submitName: 'Cancel the bonus',
  },
  prize: {
    draw: (progress) => (
      <PrizeModal isOpen onClose={nothing} {...{ result: undefined, slice: undefined, progress }} />
    ),
  },
  claim: {
    draw: (progress) => <ClaimModal {...sheet} {...{ progress, coupon: coupon, onClaim: nothing }} />,
    submitName: 'Claim',
  },
};
