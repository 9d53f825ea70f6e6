import type { Page } from '@playwright/test';
import type { ErrorCode } from '@wallet/contract/errors';
import { baht, type Translate } from '../fixtures/translations.ts';

/** The reward sheet of invites and refunds. */
export const rewardScreen = (page: Page, t: Translate, noun: 'invite' | 'refund') => {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name });
  const banners = dialog.getByRole('img', { name: t(`${noun}:title`) });
  const next = dialog.getByRole('button', { name: t('common:actions.next'), exact: true });
  const log = dialog.getByRole('region', { name: t(`${noun}:list.title`) });
  const choices = {
    bonus: button(t('refund:reward.asBonus')),
    wallet: button(t('refund:reward.intoWallet')),
  };
  const confirm = (sum: number) => button(t('refund:reward.receive', { amount: sum }));
  const confirmBonus = button(t('refund:reward.confirmBonus'));
  return {
    address: `/user/home?modal=${noun}`,
    dialog,
    banners,
    next,
    choices,
    confirm,
    confirmBonus,
    /** The confirmation of a reward that becomes a bonus. */
    bonusQuestion: page.getByRole('dialog', { name: t('refund:reward.asBonus') }),
    amount: dialog.getByRole('region', { name: t(`${noun}:amount`) }),
    /** Passes the banners, which the sheet skips if they load late. */
    async enter() {
      await next.or(log).waitFor();
      if (await next.isVisible()) await next.click();
      await log.waitFor();
    },
    /** Selects how to receive and confirms; the wallet confirms its payout in baht. */
    async receive(choice: keyof typeof choices, payout: number) {
      await choices[choice].click();
      await (choice === 'bonus' ? confirmBonus : confirm(payout)).click();
    },
    /** A share in the confirmation, by percentage and baht. */
    share: (kind: 'success' | 'fail' | 'now' | 'givenUp', percent: number, sum: number) =>
      dialog
        .getByRole('term')
        .filter({ hasText: t(`refund:reward.${kind}`, { percent }) })
        .locator('xpath=following-sibling::dd')
        .getByText(baht(sum), { exact: true }),
    bonusWarning: (lost: number) => dialog.getByText(t('refund:reward.bonusWarning', { lost })),
    done: page.getByRole('dialog', { name: t(`${noun}:done.title`) }),
    ok: button(t('common:actions.ok')),
    openStatement: button(t('common:actions.openStatement')),
    verdict: (verdict: 'happened' | 'did-not-happen' | 'checking' | 'unclear') =>
      dialog.getByText(t(`${noun}:verdict.${verdict}`)),
    /** The red message of a refusal, outside the sheet. */
    refusal: (code: ErrorCode) => page.getByRole('alert').getByText(t(`error:${code}`)),
    log,
    rows: log.getByRole('listitem'),
  };
};
