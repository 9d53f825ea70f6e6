/** The steps to each money effect, up to the button that sends it. */
import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '@wallet/contract';
import { richMoney, type MemberKey } from '../fixtures/member.ts';
import type { Translate } from '../fixtures/translations.ts';
import { bonusScreen } from '../screens/bonus.screen.ts';
import { depositScreen } from '../screens/deposit.screen.ts';
import { inviteScreen } from '../screens/invite.screen.ts';
import { refundScreen } from '../screens/refund.screen.ts';
import { spinScreen } from '../screens/spin.screen.ts';
import { walletScreen } from '../screens/wallet.screen.ts';
import { withdrawScreen } from '../screens/withdraw.screen.ts';

export interface Effect {
  readonly operation: OperationId;
  /** The rich member by default. */
  readonly who?: MemberKey;
  /** The address of the button. */
  readonly at: string;
  /** Fills the form and returns the button. */
  readonly prepare: (page: Page, t: Translate) => Promise<Locator>;
}

interface MoneyEffect extends Effect {
  /** Key of the text that it happened. */
  readonly happened: Parameters<Translate>[0];
}

/** The certain part of an invite reward and of a refund, in baht. */
const shares = { invite: 120, refund: 256.4 } as const;

const reward = (
  noun: 'invite' | 'refund',
  choice: 'bonus' | 'wallet',
  operation: OperationId,
): MoneyEffect => ({
  operation,
  happened: `${noun}:verdict.happened`,
  who: 'due',
  at: `/user/home?modal=${noun}`,
  async prepare(page, t) {
    const screen = { invite: inviteScreen, refund: refundScreen }[noun](page, t);
    await screen.enter();
    await screen.choices[choice].click();
    return choice === 'bonus' ? screen.confirmBonus : screen.confirm(shares[noun]);
  },
});

export const moneyEffects: Readonly<Record<string, MoneyEffect>> = {
  'a withdrawal': {
    operation: 'withdraw.create',
    happened: 'withdraw:verdict.happened',
    at: '/user/home?modal=withdraw',
    async prepare(page, t) {
      const withdraw = withdrawScreen(page, t);
      await withdraw.openConfirmation(500);
      return withdraw.confirm(500);
    },
  },
  'a withdrawal of everything': {
    operation: 'withdraw.createAll',
    happened: 'withdraw:verdict.happened',
    at: '/user/home?modal=withdraw',
    async prepare(page, t) {
      const withdraw = withdrawScreen(page, t);
      await withdraw.all.click();
      await withdraw.submit.click();
      return withdraw.confirm(richMoney.wallet);
    },
  },
  'a transfer': {
    operation: 'wallet.transfer',
    happened: 'wallet:transfer.verdict.happened',
    at: '/user/home?modal=transfer',
    async prepare(page, t) {
      const { transfer } = walletScreen(page, t);
      await transfer.fill({ to: 'PG', amount: '100' });
      return transfer.confirm(100);
    },
  },
  'returning everything': {
    operation: 'wallet.transferAll',
    happened: 'wallet:transfer.verdict.happened',
    at: '/user/home?modal=transfer',
    async prepare(page, t) {
      const { transfer } = walletScreen(page, t);
      await transfer.returnAll.click();
      return transfer.confirmReturnAll;
    },
  },
  'an invite reward as a bonus': reward('invite', 'bonus', 'invite.receive'),
  'an invite reward into the wallet': reward('invite', 'wallet', 'wallet.add'),
  'a refund as a bonus': reward('refund', 'bonus', 'refund.receive'),
  'a refund into the wallet': reward('refund', 'wallet', 'refund.addToWallet'),
  'a bonus': {
    operation: 'bonus.activate',
    happened: 'bonus:receive.verdict.happened',
    who: 'new',
    at: '/user/bonus?modal=bonus&code=LOYAL',
    prepare: (page, t) => Promise.resolve(bonusScreen(page, t).receive),
  },
  'a coupon': {
    operation: 'spin.claim',
    happened: 'spin:claim.verdict.happened',
    who: 'spin',
    at: '/user/spin',
    async prepare(page, t) {
      const { claim } = spinScreen(page, t);
      await claim.openConfirmation('฿50.00');
      return claim.confirm;
    },
  },
  'a gift link': {
    operation: 'deposit.sendLink',
    happened: 'deposit:link.verdict.happened',
    at: '/user/home?modal=deposit&method=link',
    async prepare(page, t) {
      const { link } = depositScreen(page, t);
      await link.field.fill('https://gift.truemoney.com/campaign/?v=abcDEF0123456789zz');
      return link.send;
    },
  },
  'a promotion': {
    operation: 'bonus.activatePromotion',
    happened: 'bonus:receive.verdict.happened',
    who: 'new',
    at: '/user/bonus?modal=promotion&promo=SABAI50',
    prepare: (page, t) => Promise.resolve(bonusScreen(page, t).receive),
  },
};
