/** The page or dialog that shows each read, and the texts that stay with any response. */
import type { OperationId } from '@wallet/contract';

export interface ReadPlace {
  readonly at: string;
  /** The state of the history entry. */
  readonly state?: object;
  /** Keys of texts that stay with any response. */
  readonly stays: readonly string[];
  /** The text key of the button to press first. */
  readonly press?: string;
  /** Other responses of the page. */
  readonly beside?: Partial<Record<OperationId, unknown>>;
  /** Why a failed read shows no message; missing where the reason is shown. */
  readonly silent?: string;
  /** The text key that replaces the reason of a failure, where space is short. */
  readonly reason?: string;
  /** The read runs outside of rendering, so the page must be opened again. */
  readonly reopens?: true;
  /** Why the page does not count unreadable rows; missing where it does. */
  readonly unmarked?: string;
  /** An empty list, or one with an unreadable row, is a failure. */
  readonly isWhole?: true;
}

const choices = 'a choice that is not there needs no mark';
const content = 'what the operator wrote is shown as far as it can be read';

export const readPlaces = {
  'registration.banks': {
    at: '/user/profile?modal=bank-account',
    stays: ['registration:account.title', 'profile:title'],
    press: 'registration:bank.choose',
    unmarked: choices,
  },
  'registration.sources': {
    at: '/register?step=profile',
    state: { registration: { phone: '0911111111' } },
    stays: ['registration:title', 'registration:profile.title'],
    reason: 'registration:profile.sourceFailed',
    unmarked: choices,
  },
  'registration.otpSetting': { at: '/register', stays: ['registration:title'] },
  'profile.read': { at: '/user/profile', stays: ['profile:title', 'profile:playSafely.title'] },
  'site.notice': {
    at: '/user/bonus?modal=bonus&code=LOYAL',
    stays: ['bonus:title'],
    silent: 'the sheet stands without the notice',
  },
  'site.contact': { at: '/contact', stays: ['site:contact.title'] },
  'site.conditions': {
    at: '/user/home?modal=conditions',
    stays: ['wallet:title', 'site:conditions.title'],
    unmarked: content,
  },
  'site.agreements': {
    at: '/user/home?modal=agreement',
    stays: ['wallet:title'],
    unmarked: content,
    isWhole: true,
  },
  'site.active': { at: '/login', stays: ['session:title'], reason: 'session:siteCheck.failed' },
  'wallet.read': { at: '/user/home', stays: ['wallet:title'] },
  'deposit.lookup': { at: '/user/home?modal=deposit', stays: ['wallet:title', 'deposit:title'] },
  'deposit.slipWindow': {
    at: '/user/home?modal=slip',
    stays: ['wallet:title', 'deposit:slip.title'],
    silent: 'slips count as taken until the backend reports otherwise',
  },
  'deposit.qr': { at: '/user/home?modal=deposit&method=WW', stays: ['wallet:title'] },
  'withdraw.limits': { at: '/user/home?modal=withdraw', stays: ['wallet:title', 'withdraw:title'] },
  'game.account': { at: '/user/home?modal=game&slot=PG', stays: ['wallet:title'] },
  'bonus.list': { at: '/user/bonus', stays: ['bonus:title'] },
  'bonus.checkActive': { at: '/user/bonus', stays: ['bonus:title'] },
  'bonus.currentPromotion': {
    at: '/user/bonus?modal=current-bonus',
    stays: ['bonus:title', 'bonus:current.title'],
    beside: { 'bonus.checkActive': { status: true, type: 'promotion' } },
    silent: 'the bonus is there without its terms',
  },
  'bonus.findPromotion': { at: '/user/bonus?promo=SABAI50', stays: ['bonus:title'] },
  'invite.list': {
    at: '/user/home?modal=invite',
    stays: ['wallet:title', 'invite:title', 'invite:list.title'],
    beside: { 'invite.banners': [] },
  },
  'invite.banners': {
    at: '/user/home?modal=invite',
    stays: ['wallet:title', 'invite:title'],
    silent: 'the sheet stands without pictures',
    unmarked: content,
  },
  'refund.list': {
    at: '/user/home?modal=refund',
    stays: ['wallet:title', 'refund:title', 'refund:list.title'],
    beside: { 'refund.banners': [] },
  },
  'refund.check': {
    at: '/user/home?modal=refund',
    stays: ['wallet:title', 'refund:title', 'refund:list.title'],
    beside: { 'refund.banners': [] },
  },
  'refund.banners': {
    at: '/user/home?modal=refund',
    stays: ['wallet:title', 'refund:title'],
    silent: 'the sheet stands without pictures',
    unmarked: content,
  },
  'spin.setup': {
    at: '/user/spin',
    stays: ['spin:title'],
    unmarked: 'a wheel is drawn from the slices that can be read',
  },
  'spin.coupons': { at: '/user/spin', stays: ['spin:title', 'spin:coupons.title'] },
  'spin.active': {
    at: '/user/spin',
    stays: ['spin:title'],
    silent: 'the wheel is drawn, and a spin shows the reason',
  },
  'statement.list': { at: '/user/statement', stays: ['statement:title'] },
  'statement.slips': { at: '/user/statement?slips=1', stays: ['statement:title'] },
  'chat.enabled': {
    at: '/user/contact',
    stays: ['site:contact.title'],
    silent: 'the page is there without a chat',
  },
  'chat.config': {
    at: '/user/contact?modal=chat',
    stays: ['site:contact.title', 'chat:title'],
    reopens: true,
    silent: 'the conversation is read and written without its socket',
  },
  'chat.history': {
    at: '/user/contact?modal=chat',
    stays: ['site:contact.title', 'chat:title'],
    reopens: true,
    unmarked: 'a conversation shows what can be read of it',
  },
} as const satisfies Partial<Record<OperationId, ReadPlace>>;

/** Reads that no page shows, with the reason. */
export const unseenReads: Partial<Record<OperationId, string>> = {
  'registration.validate': 'it feeds no page: a form sends it as it sends effects',
  'game.autoLogin': 'it feeds no page: a press requests it as an effect',
  'game.autoLoginWithPassword': 'it feeds no page: a press requests it as an effect',
  'site.info': 'no screen requests it: the build names the operator',
  'bonus.checkMinimum': 'no screen requests it',
  'statement.slipReference': 'it feeds no page: a press opens the picture',
};
