/** Effects with the steps that send them from their sheets, and their success messages. */
import type { OperationId } from '@wallet/contract';

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

const press = (name: string, values: object = {}): Step => ({ press: name, values });
const fill = (name: string, text: string): Step => ({ fill: name, with: text });

export const effectPlaces = {
  'withdraw.create': {
    at: '/user/home?modal=withdraw',
    steps: [
      fill('withdraw:amount', '500'),
      press('withdraw:submit'),
      press('withdraw:confirm.submit', { amount: 500_00 }),
    ],
    done: 'common:outcome.sent',
  },
  'wallet.transfer': {
    at: '/user/home?modal=transfer&slot=PG',
    steps: [
      fill('wallet:transfer.amount', '100'),
      press('wallet:transfer.submit'),
      press('wallet:transfer.confirm.submit', { amount: 100_00 }),
    ],
    done: 'common:outcome.sent',
  },
  'profile.renameHolder': {
    at: '/user/profile?modal=holder-name',
    steps: [fill('profile:editName.label', 'MALI JAIDEE'), press('profile:editName.submit')],
    done: 'profile:editName.done',
    lost: 'profile:editName.unknown',
  },
  'profile.changePassword': {
    at: '/user/profile?modal=password',
    steps: [
      fill('profile:changePassword.old', 'old-secret'),
      fill('profile:changePassword.new', 'new-secret'),
      fill('profile:changePassword.confirm', 'new-secret'),
      press('profile:changePassword.submit'),
    ],
    done: 'profile:changePassword.doneTitle',
    lost: 'profile:changePassword.unknown',
  },
  'deposit.sendLink': {
    at: '/user/home?modal=deposit&method=link',
    steps: [
      fill('deposit:link.field', 'https://gift.truemoney.com/campaign/?v=abcDEF0123456789zz'),
      press('deposit:link.submit'),
    ],
    done: 'common:outcome.sent',
  },
  'game.resetPassword': {
    at: '/user/home?modal=game&slot=PG',
    steps: [press('game:reset.action'), press('game:reset.confirm')],
    done: 'game:reset.done',
    lost: 'game:reset.unknown',
  },
  'bonus.activate': {
    at: '/user/bonus?modal=bonus&code=LOYAL',
    steps: [press('bonus:receive.submit')],
    done: 'common:outcome.sent',
  },
  'bonus.activatePromotion': {
    at: '/user/bonus?modal=promotion&promo=SABAI50',
    steps: [press('bonus:receive.submit')],
    done: 'common:outcome.sent',
  },
  'bonus.clear': {
    at: '/user/bonus?modal=current-bonus',
    beside: { 'bonus.checkActive': { status: true, type: 'limit' } },
    steps: [press('bonus:current.cancel'), press('bonus:cancel.confirm')],
    done: 'common:outcome.sent',
  },
  'spin.claim': {
    at: '/user/spin?modal=claim&code=coupon1',
    steps: [press('spin:claim.submit')],
    done: 'common:outcome.sent',
  },
} as const satisfies Partial<Record<OperationId, EffectPlace>>;
