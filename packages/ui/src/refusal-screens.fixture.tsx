/** The sheets, in the step that shows a refusal. */
import { satang } from '@wallet/contract/wire/money';
import { fireEvent, screen } from '@testing-library/react';
import { bankAccountSample } from './base/BankAccountLine/bank-account.fixture.ts';
import { deadlineIn } from './base/countdown/deadline.ts';
import { idle, type Progress } from './base/progress.ts';
import { availableBonusFixture, currentBonusFixture, promotionFixture } from './bonus/bonus.fixture.ts';
import { BonusModal } from './bonus/BonusModal/BonusModal.tsx';
import { CurrentBonusModal } from './bonus/CurrentBonusModal/CurrentBonusModal.tsx';
import { PromotionModal } from './bonus/PromotionModal/PromotionModal.tsx';
import { depositBankFixture, activeQrFixture } from './deposit/deposit.fixture.ts';
import { LinkDeposit } from './deposit/LinkDeposit/LinkDeposit.tsx';
import { QrDeposit } from './deposit/QrDeposit/QrDeposit.tsx';
import { chosenSlipFixture } from './deposit/SlipModal/slip.fixture.ts';
import { SlipModal } from './deposit/SlipModal/SlipModal.tsx';
import { closedSlotFixture, linkSlotFixture, slotAccountFixture, slotFixture } from './game/game.fixture.ts';
import { GameAccountModal } from './game/GameAccountModal/GameAccountModal.tsx';
import { inviteAmountFixture, inviteLinkFixture, invitesFixture } from './invite/invite.fixture.ts';
import { InviteModal } from './invite/InviteModal/InviteModal.tsx';
import { refundFixture, refundsFixture } from './refund/refund.fixture.ts';
import { RefundModal } from './refund/RefundModal/RefundModal.tsx';
import { ClaimModal } from './spin/ClaimModal/ClaimModal.tsx';
import { PrizeModal } from './spin/PrizeModal/PrizeModal.tsx';
import { couponsFixture } from './spin/spin.fixture.ts';
import { walletFixture } from './wallet/wallet.fixture.ts';
import { TransferModal } from './wallet/TransferModal/TransferModal.tsx';
import { withdrawLimitsFixture } from './withdraw/withdraw.fixture.ts';
import { WithdrawModal } from './withdraw/WithdrawModal/WithdrawModal.tsx';
import { formScreens, nothing, ready, sheet, type RefusalScreen } from './refusal-forms.fixture.tsx';
import type { ScreenName } from './refusal-places.fixture.ts';

const found = () => Promise.resolve(true);
const money = { ...sheet, onStatement: nothing, onBonus: nothing, onBonuses: nothing } as const;
const [coupon] = couponsFixture;
if (!coupon) throw new Error('No coupon.');

const transfer: RefusalScreen = {
  draw: (progress) => (
    <TransferModal
      {...money}
      {...{ progress, onTransfer: nothing, onTransferAll: nothing, hasBonus: false }}
      wallet={ready(walletFixture)}
    />
  ),
  submitName: /^Transfer/,
};
const withdraw: RefusalScreen = {
  draw: (progress) => (
    <WithdrawModal
      {...money}
      {...{ progress, onWithdraw: nothing, onWithdrawAll: nothing, onEditHolderName: nothing }}
      onAddBankAccount={nothing}
      wallet={ready({ wallet: { amount: satang(500_00) }, bankAccount: bankAccountSample })}
      limits={ready(withdrawLimitsFixture)}
    />
  ),
  submitName: /Withdraw|amount/,
};
const effect = (progress: Progress) => ({ progress, onStart: nothing, onReset: nothing });
const game = (progress: Partial<Record<'activation' | 'passwordReset' | 'launch', Progress>>) => (
  <GameAccountModal
    isOpen
    onClose={nothing}
    slot={progress.activation ? closedSlotFixture : progress.launch ? linkSlotFixture : slotFixture}
    account={ready(slotAccountFixture)}
    walletBalance={satang(100_00)}
    activation={effect(progress.activation ?? idle)}
    passwordReset={effect(progress.passwordReset ?? idle)}
    onReloadWallet={nothing}
    onTransfer={nothing}
    launch={{
      progress:
        progress.launch?.state === 'refused'
          ? { state: 'failed', reason: progress.launch.failure }
          : { state: 'idle' },
      onStart: nothing,
      onOpenLink: nothing,
      isSameTab: false,
    }}
    contactHref="/user/contact"
  />
);
const launch: RefusalScreen = { draw: (progress) => game({ launch: progress }), submitName: /Play/ };
const invite: RefusalScreen = {
  draw: (progress) => (
    <InviteModal
      {...money}
      {...{ progress, page: 1, onPage: nothing, onReceive: nothing, onAdd: nothing, onRefused: nothing }}
      banners={ready([])}
      wallet={ready({ invite: inviteAmountFixture })}
      link={inviteLinkFixture}
      invites={ready({ total: 12, invites: invitesFixture })}
    />
  ),
};
const refund: RefusalScreen = {
  draw: (progress) => (
    <RefundModal
      {...money}
      {...{
        progress,
        page: 1,
        onPage: nothing,
        onReceive: nothing,
        onAddToWallet: nothing,
        onRefused: nothing,
      }}
      banners={ready([])}
      check={ready(refundFixture)}
      refunds={ready({ total: 12, refunds: refundsFixture })}
    />
  ),
};
const receiving = { ...money, notice: undefined, onReceive: nothing, onCurrent: nothing } as const;
const qr = { retryAt: undefined, ended: undefined, onCreate: nothing, onAgain: nothing, onContact: nothing };

export const refusalScreens: Readonly<Record<ScreenName, RefusalScreen>> = {
  ...formScreens,
  transfer,
  withdraw,
  launch,
  invite,
  refund,
  slip: {
    draw: (progress) => (
      <SlipModal
        {...sheet}
        {...{ progress, onChoose: nothing, onDiscard: nothing, onSend: nothing, onCancel: nothing }}
        onSlips={nothing}
        slipWindow={ready({ isOpen: true })}
        chosen={chosenSlipFixture}
        isOnline
        uploadedShare={0}
        tracker={null}
      />
    ),
    submitName: /Send/,
  },
  link: {
    draw: (progress) => (
      <LinkDeposit
        {...{ progress, retryAt: undefined, onSend: nothing, onReset: nothing }}
        {...{ linkText: '', onLinkTextChange: nothing }}
      />
    ),
    submitName: /gift link/,
  },
  newQr: {
    draw: (creation) => (
      <QrDeposit
        {...qr}
        {...{
          creation,
          cancellation: idle,
          onCancel: found,
          onReload: found,
          onCheck: found,
          onSendSlip: nothing,
        }}
        bank={depositBankFixture('WW')}
        code={ready(null)}
      />
    ),
    submitName: /amount|QR/,
  },
  openQr: {
    draw: (cancellation) => (
      <QrDeposit
        {...qr}
        {...{
          creation: idle,
          cancellation,
          onCancel: found,
          onReload: found,
          onCheck: found,
          onSendSlip: nothing,
        }}
        bank={depositBankFixture('WW')}
        code={ready({ ...activeQrFixture(), deadline: deadlineIn(600) })}
      />
    ),
    submitName: /Cancel/,
  },
  newGame: { draw: (progress) => game({ activation: progress }), submitName: /Open/ },
  gamePassword: {
    draw: (progress) => game({ passwordReset: progress }),
    openStep: () => void fireEvent.click(screen.getByRole('button', { name: /[Rr]eset/ })),
    submitName: /[Rr]eset/,
  },
  bonus: {
    draw: (progress) => (
      <BonusModal {...receiving} progress={progress} bonus={ready(availableBonusFixture)} />
    ),
    submitName: /Claim/,
  },
  promotion: {
    draw: (progress) => (
      <PromotionModal {...receiving} {...{ progress, code: 'SABAI50' }} promotion={ready(promotionFixture)} />
    ),
    submitName: /Claim/,
  },
  currentBonus: {
    draw: (progress) => (
      <CurrentBonusModal
        {...money}
        {...{ progress, notice: undefined, onEndBonus: nothing }}
        current={ready(currentBonusFixture)}
      />
    ),
    submitName: 'Cancel the bonus',
  },
  prize: {
    draw: (progress) => (
      <PrizeModal isOpen onClose={nothing} {...{ result: undefined, slice: undefined, progress }} />
    ),
  },
  claim: {
    draw: (progress) => (
      <ClaimModal {...money} {...{ progress, coupon: coupon, onClaim: nothing, onContact: nothing }} />
    ),
    submitName: 'Claim',
  },
};
