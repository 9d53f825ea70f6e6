/** Where the screens show refused calls (spec 8, Behaviour on errors). Tested by refusals.test.tsx. */
import { fireEvent, screen } from '@testing-library/react';
import type { OperationId } from '@wallet/contract';
import type { ErrorCode } from '@wallet/contract/errors';
import { useState, type ReactNode } from 'react';
import { deadlineIn } from './base/countdown/deadline.ts';
import type { Progress } from './base/progress.ts';
import { idleSheet, noop, ready } from './base/story.fixture.ts';
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
import { GameAccountModal } from './game/GameAccountModal/GameAccountModal.tsx';
import { invitePropsFixture } from './invite/invite.fixture.ts';
import { InviteModal } from './invite/InviteModal/InviteModal.tsx';
import { ChangePasswordModal } from './profile/ChangePasswordModal/ChangePasswordModal.tsx';
import { EditHolderNameModal } from './profile/EditHolderNameModal/EditHolderNameModal.tsx';
import { holderNamePropsFixture } from './profile/profile.fixture.ts';
import { refundPropsFixture } from './refund/refund.fixture.ts';
import { RefundModal } from './refund/RefundModal/RefundModal.tsx';
import { BankAccountModal } from './registration/BankAccountModal/BankAccountModal.tsx';
import {
  filledValues,
  bankAccountPropsFixture,
  registerPropsFixture,
} from './registration/registration.fixture.ts';
import { RegisterScreen } from './registration/RegisterScreen/RegisterScreen.tsx';
import type { RegisterStep } from './registration/step-order.ts';
import { LoginScreen } from './session/LoginScreen/LoginScreen.tsx';
import { loginPropsFixture } from './session/session.fixture.ts';
import { ClaimModal } from './spin/ClaimModal/ClaimModal.tsx';
import { PrizeModal } from './spin/PrizeModal/PrizeModal.tsx';
import { couponsFixture } from './spin/spin.fixture.ts';
import { TransferModal } from './wallet/TransferModal/TransferModal.tsx';
import { transferPropsFixture } from './wallet/wallet.fixture.ts';
import { WithdrawModal } from './withdraw/WithdrawModal/WithdrawModal.tsx';
import { withdrawPropsFixture } from './withdraw/withdraw.fixture.ts';

/** A screen that shows the refusals of its calls. */
export interface RefusalScreen {
  readonly calls: readonly OperationId[];
  /** `form`: beside the open form; `result`: replaces the form; `toast`: for 4 seconds; `chat`: without advice. */
  readonly place: 'form' | 'result' | 'toast' | 'chat';
  /** Codes shown at a field. */
  readonly atField?: readonly ErrorCode[];
  /** Codes with an advice of their own here. */
  readonly ownAdvice?: readonly ErrorCode[];
  /** Codes with a text of their own here. */
  readonly ownTexts?: readonly ErrorCode[];
  /** Null where the app shows the refusal. */
  readonly draw: ((progress: Progress) => ReactNode) | null;
  /** Name of the submit button, present while the form is. */
  readonly submitName?: string | RegExp;
  /** Opens the step that sends the call. */
  readonly openStep?: () => void;
}

const qr = { ...qrPropsFixture, bank: depositBankFixture('WW') };
const [coupon] = couponsFixture;
if (!coupon) throw new Error('No coupon.');

const account = ['EXISTING_BANK', 'INVALID_BANK', 'BANK_ACCOUNT_NAME_ENG'] as const;

function Wizard({ first, progress }: { first: RegisterStep; progress: Progress }) {
  const [step, setStep] = useState<RegisterStep | 'done'>(first);
  return (
    <RegisterScreen
      {...registerPropsFixture}
      {...{ step, progress, onStep: setStep, values: filledValues, onChange: noop }}
    />
  );
}

const wizard = (call: OperationId, first: RegisterStep): RefusalScreen => ({
  calls: [call],
  place: 'form',
  atField: ['EXISTING_USER', 'PHONE_NUMBER_REQUIRE_10_DIGIT', ...account],
  draw: (progress) => <Wizard first={first} progress={progress} />,
  // The refusal may open another step.
  submitName: /code|Verify|Confirm|Next|Register/,
});

/** The screens of every call with a visible refusal; a failed query shows the reason in place of its content. */
export const refusalScreens: readonly RefusalScreen[] = [
  {
    calls: ['session.login'],
    place: 'form',
    ownAdvice: ['WRONG_PASSWORD'],
    draw: (progress) => <LoginScreen {...loginPropsFixture} progress={progress} />,
    submitName: 'Log in',
  },
  wizard('registration.sendOtp', 'phone'),
  {
    ...wizard('registration.verifyOtp', 'otp'),
    atField: ['OTP_CODE_INVALID', 'OTP_EXPIRED', 'OTP_NOT_EXIST', 'OTP_TOKEN_INVALID'],
  },
  wizard('registration.validate', 'profile'),
  wizard('registration.register', 'bank'),
  {
    calls: ['profile.update'],
    place: 'form',
    atField: account,
    draw: (progress) => <BankAccountModal {...bankAccountPropsFixture} progress={progress} />,
    submitName: /account/,
  },
  {
    calls: ['profile.renameHolder'],
    place: 'form',
    draw: (progress) => <EditHolderNameModal {...holderNamePropsFixture} progress={progress} />,
    submitName: 'Save the name',
  },
  {
    calls: ['profile.changePassword'],
    place: 'form',
    draw: (progress) => (
      <ChangePasswordModal {...idleSheet} {...{ username: undefined, progress, onChangePassword: noop }} />
    ),
    submitName: 'Change password',
  },
  { calls: ['wallet.refresh'], place: 'toast', draw: null },
  {
    calls: ['wallet.transfer', 'wallet.transferAll'],
    place: 'result',
    draw: (progress) => <TransferModal {...transferPropsFixture} progress={progress} />,
    submitName: /^Transfer/,
  },
  {
    calls: ['withdraw.create', 'withdraw.createAll'],
    place: 'result',
    draw: (progress) => <WithdrawModal {...withdrawPropsFixture} progress={progress} />,
    submitName: /Withdraw|amount/,
  },
  {
    calls: ['deposit.sendSlip'],
    place: 'form',
    draw: (progress) => <SlipModal {...slipPropsFixture} progress={progress} />,
    submitName: /Send/,
  },
  {
    calls: ['deposit.sendLink'],
    place: 'form',
    draw: (progress) => (
      <LinkDeposit
        {...{ progress, onSend: noop, onReset: noop }}
        {...{ linkText: '', onLinkTextChange: noop }}
      />
    ),
    submitName: /gift link/,
  },
  {
    calls: ['deposit.createQr'],
    place: 'form',
    draw: (creation) => <QrDeposit {...qr} creation={creation} />,
    submitName: /amount|QR/,
  },
  {
    calls: ['deposit.cancelQr'],
    place: 'form',
    ownTexts: ['QR_FAIL', 'NO_DATA'],
    draw: (cancellation) => (
      <QrDeposit
        {...qr}
        cancellation={cancellation}
        code={ready({ ...activeQrFixture(), deadline: deadlineIn(600) })}
      />
    ),
    submitName: /Cancel/,
  },
  {
    calls: ['game.activate'],
    place: 'form',
    draw: (progress) => (
      <GameAccountModal
        {...gamePropsFixture}
        {...{ slot: closedSlotFixture, activation: gameActionFixture(progress) }}
      />
    ),
    submitName: /Open/,
  },
  {
    calls: ['game.resetPassword'],
    place: 'form',
    draw: (progress) => (
      <GameAccountModal {...gamePropsFixture} passwordReset={gameActionFixture(progress)} />
    ),
    openStep: () => void fireEvent.click(screen.getByRole('button', { name: /[Rr]eset/ })),
    submitName: /[Rr]eset/,
  },
  {
    calls: ['game.autoLogin', 'game.autoLoginWithPassword'],
    place: 'form',
    ownTexts: ['NO_GAME', 'SLOT_NO_ACCOUNT', 'WRONG_CREDENTIAL'],
    draw: (progress) => (
      <GameAccountModal
        {...gamePropsFixture}
        slot={linkSlotFixture}
        launch={launchFixture(
          progress.state === 'refused' ? { state: 'failed', reason: progress.failure } : { state: 'idle' },
        )}
      />
    ),
    submitName: /Play/,
  },
  {
    calls: ['bonus.activate'],
    place: 'result',
    ownAdvice: ['BONUS_CONDITION'],
    draw: (progress) => <BonusModal {...bonusPropsFixture} notice={undefined} progress={progress} />,
    submitName: /Claim/,
  },
  {
    calls: ['bonus.activatePromotion'],
    place: 'result',
    ownAdvice: ['BONUS_CONDITION'],
    draw: (progress) => (
      <PromotionModal
        {...bonusPropsFixture}
        {...{ progress, code: 'SABAI50', notice: undefined }}
        promotion={ready(promotionFixture)}
      />
    ),
    submitName: /Claim/,
  },
  {
    calls: ['bonus.clear'],
    place: 'result',
    ownAdvice: ['BONUS_REMAINING', 'BONUS_CONDITION'],
    draw: (progress) => (
      <CurrentBonusModal {...currentBonusPropsFixture} notice={undefined} progress={progress} />
    ),
    submitName: 'Cancel the bonus',
  },
  {
    calls: ['invite.receive', 'wallet.add'],
    place: 'toast',
    ownAdvice: ['TRANSFER_MINIMUM', 'MONEY_NOT_ENOUGH'],
    draw: (progress) => <InviteModal {...invitePropsFixture} progress={progress} />,
  },
  {
    calls: ['refund.receive', 'refund.addToWallet'],
    place: 'toast',
    draw: (progress) => <RefundModal {...refundPropsFixture} progress={progress} />,
  },
  {
    calls: ['spin.spin'],
    place: 'result',
    ownTexts: ['MONEY_NOT_ENOUGH', 'INVALID_PRIZE_CODE'],
    draw: (progress) => (
      <PrizeModal isOpen onClose={noop} {...{ result: undefined, slice: undefined, progress }} />
    ),
  },
  {
    calls: ['spin.claim'],
    place: 'result',
    ownAdvice: ['INVALID_CODE', 'BONUS_REMAINING'],
    draw: (progress) => <ClaimModal {...idleSheet} {...{ progress, coupon, onClaim: noop }} />,
    submitName: 'Claim',
  },
  { calls: ['chat.send', 'chat.uploadImage', 'chat.uploadVideo'], place: 'chat', draw: null },
];
