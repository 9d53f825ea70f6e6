/** Effects with the steps that send them from their sheets, and their success messages. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { OperationId } from '@wallet/contract';
import { expect } from 'vitest';
import type { Page } from './page.fixture.tsx';

/** A press of a button by the name of its text, or an input into a field. */
export type Step =
  | { readonly press: string; readonly values?: object }
  | { readonly fill: string; readonly with: string };

export interface EffectPlace {
  readonly at: string;
  readonly steps: readonly Step[];
  /** The text key of the success message. */
  readonly done: string;
  /** The text key that replaces the reason of a lost response, where space is short. */
  readonly lost?: string;
  /** Other responses of the page. */
  readonly beside?: Partial<Record<OperationId, unknown>>;
}

const button = (name: string, values: object = {}): Step => ({ press: name, values });
const field = (name: string, text: string): Step => ({ fill: name, with: text });

/** Responses that keep the dialogs closed that open by themselves on home. */
export const quiet = { 'bonus.list': [], 'site.agreements': [] };

export const effectPlaces = {
  'withdraw.create': {
    at: '/user/home?modal=withdraw',
    beside: quiet,
    steps: [
      field('withdraw:amount', '500'),
      button('withdraw:submit'),
      button('withdraw:confirm.submit', { amount: 500_00 }),
    ],
    done: 'common:outcome.sent',
  },
  'wallet.transfer': {
    at: '/user/home?modal=transfer&slot=PG',
    beside: quiet,
    steps: [
      field('wallet:transfer.amount', '100'),
      button('wallet:transfer.submit'),
      button('wallet:transfer.confirm.submit', { amount: 100_00 }),
    ],
    done: 'common:outcome.sent',
  },
  'profile.renameHolder': {
    at: '/user/profile?modal=holder-name',
    steps: [field('profile:editName.label', 'MALI JAIDEE'), button('profile:editName.submit')],
    done: 'profile:editName.done',
    lost: 'profile:editName.unknown',
  },
  'profile.changePassword': {
    at: '/user/profile?modal=password',
    steps: [
      field('profile:changePassword.old', 'old-secret'),
      field('profile:changePassword.new', 'new-secret'),
      field('profile:changePassword.confirm', 'new-secret'),
      button('profile:changePassword.submit'),
    ],
    done: 'profile:changePassword.doneTitle',
    lost: 'profile:changePassword.unknown',
  },
  'deposit.sendLink': {
    at: '/user/home?modal=deposit&method=link',
    beside: quiet,
    steps: [
      field('deposit:link.field', 'https://gift.truemoney.com/campaign/?v=abcDEF0123456789zz'),
      button('deposit:link.submit'),
    ],
    done: 'common:outcome.sent',
  },
  'game.resetPassword': {
    at: '/user/home?modal=game&slot=PG',
    beside: quiet,
    steps: [button('game:reset.action'), button('game:reset.confirm')],
    done: 'game:reset.done',
    lost: 'game:reset.unknown',
  },
  'bonus.activate': {
    at: '/user/bonus?modal=bonus&code=LOYAL',
    steps: [button('bonus:receive.submit')],
    done: 'common:outcome.sent',
  },
  'bonus.activatePromotion': {
    at: '/user/bonus?modal=promotion&promo=SABAI50',
    steps: [button('bonus:receive.submit')],
    done: 'common:outcome.sent',
  },
  'bonus.clear': {
    at: '/user/bonus?modal=current-bonus',
    beside: { 'bonus.checkActive': { status: true, type: 'limit' } },
    steps: [button('bonus:current.cancel'), button('bonus:cancel.confirm')],
    done: 'common:outcome.sent',
  },
  'spin.claim': {
    at: '/user/spin?modal=claim&code=coupon1',
    steps: [button('spin:claim.submit')],
    done: 'common:outcome.sent',
  },
} as const satisfies Partial<Record<OperationId, EffectPlace>>;

/** Presses the last enabled button of a name. A query by role computes the style of every element. */
export const press = async (name: string, among = 'button') =>
  fireEvent.click(
    await waitFor(() => {
      const found = [...document.querySelectorAll<HTMLButtonElement>(among)].findLast(
        ({ ariaLabel, textContent, disabled }) => (ariaLabel ?? textContent) === name && !disabled,
      );
      return found ?? expect.fail(`There is no button “${name}”`);
    }),
  );

/** Takes the steps of an effect on its open page. */
export async function takeSteps({ text }: Page, steps: readonly Step[]): Promise<void> {
  for (const step of steps)
    if ('press' in step) await press(text(step.press, step.values), '[role=dialog] button');
    else fireEvent.change(await screen.findByLabelText(text(step.fill)), { target: { value: step.with } });
}
