/** Settings of the operator: one row per world, changed through the control API. */
import type { SiteStatus } from '@wallet/contract/site';
import type { Satang } from '@wallet/contract/wire/money';
import { satang } from '@wallet/contract/wire/money';
import type { Stateful } from '../../world/store.ts';
import { table } from '../../world/store.ts';
import type { ProviderFault } from '../magic.ts';
import { faultyProviders } from '../magic.ts';

export interface SiteSettings {
  readonly id: 'settings';
  /** `terminated`: every call but the active lookup answers 410 (decisions 2). */
  readonly status: SiteStatus;
  /** Whether registration asks for a one-time password (spec 2, /register). */
  readonly registerOTP: boolean;
  readonly enableChatWidget: boolean;
  /** Addresses that are answered INVALID_IP. */
  readonly blockedIps: readonly string[];
  /** Whether one network address may do only so much in a minute; off for load tests. */
  readonly hasAddressLimits: boolean;
  /** Smallest and largest withdrawal, in satang (spec 3, Withdraw limits). */
  readonly withdrawMin: Satang;
  readonly withdrawMax: Satang;
  /** Seconds until the bank answers a withdrawal. */
  readonly withdrawWait: number;
  /** Deposit channels that take no money now, by bank code, or `Truewallet` (spec 9, Deposit providers). */
  readonly closedChannels: readonly string[];
  /** The daily window in which slips are not taken, from `HH:mm` until `HH:mm`; null: there is none (decisions 15). */
  readonly slipClosed: { readonly from: string; readonly to: string } | null;
  /** Whether invite amounts can be received at all (INVITE_INACTIVE). */
  readonly isInviteActive: boolean;
  /** The shares of an invite amount taken as a bonus, in percent: paid once it is played, lost when it is cancelled before. */
  readonly inviteSuccess: number;
  readonly inviteFail: number;
  /** Whether refunds can be received at all (REFUND_INACTIVE). */
  readonly isRefundActive: boolean;
  /** The same of a refund; its success share is also paid when it goes into the wallet at once (decisions 14). */
  readonly refundSuccess: number;
  readonly refundFail: number;
  /** Whether the wheel is on (spec 2, /user/home). */
  readonly isSpinActive: boolean;
  /** Functions that game providers refuse, by slot code. */
  readonly providerFaults: Readonly<Record<string, readonly ProviderFault[]>>;
}

export type SettingsPatch = Partial<Omit<SiteSettings, 'id'>>;

const usual: SiteSettings = {
  id: 'settings',
  status: 'active',
  registerOTP: true,
  enableChatWidget: true,
  blockedIps: [],
  hasAddressLimits: true,
  withdrawMin: satang(100_00),
  withdrawMax: satang(50_000_00),
  withdrawWait: 90,
  closedChannels: [],
  slipClosed: { from: '23:50', to: '00:10' },
  isInviteActive: true,
  inviteSuccess: 80,
  inviteFail: 50,
  isRefundActive: true,
  refundSuccess: 80,
  refundFail: 50,
  isSpinActive: true,
  providerFaults: faultyProviders,
};

const settings = table<SiteSettings>('settings');

export const readSettings = (world: Stateful): SiteSettings => settings(world).get('settings') ?? usual;

/** Changes some settings. Returns all of them. Needs an open command. */
export function changeSettings(world: Stateful, patch: SettingsPatch): SiteSettings {
  if (!settings(world).get('settings')) settings(world).insert(usual);
  return settings(world).update('settings', patch);
}

/** Whether a game provider refuses to do something. */
export const isProviderFaulty = (world: Stateful, slotCode: string, fault: ProviderFault): boolean =>
  readSettings(world).providerFaults[slotCode]?.includes(fault) ?? false;
