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
  /** `terminated`: every call but the active lookup returns 410 (decisions 2). */
  readonly status: SiteStatus;
  /** Whether registration requires a one-time password (spec 2, /register). */
  readonly registerOTP: boolean;
  readonly enableChatWidget: boolean;
  /** Addresses that get INVALID_IP. */
  readonly blockedIps: readonly string[];
  /** Whether calls from one network address are rate limited; off for load tests. */
  readonly hasAddressLimits: boolean;
  /** Minimum and maximum of a withdrawal, in satang (spec 3, Withdraw limits). */
  readonly withdrawMin: Satang;
  readonly withdrawMax: Satang;
  /** Seconds until the bank settles a withdrawal. */
  readonly withdrawWait: number;
  /** Closed deposit channels, by bank code, or `Truewallet` (spec 9, Deposit providers). */
  readonly closedChannels: readonly string[];
  /** The daily window in which slips are rejected, from `HH:mm` until `HH:mm`; null without one (decisions 15). */
  readonly slipClosed: { readonly from: string; readonly to: string } | null;
  /** Whether invite amounts can be received (INVITE_INACTIVE). */
  readonly isInviteActive: boolean;
  /** Shares of an invite amount, in percent: paid by its complete bonus, lost by cancelling it or taking the money at once. */
  readonly inviteSuccess: number;
  readonly inviteFail: number;
  /** Whether refunds can be received (REFUND_INACTIVE). */
  readonly isRefundActive: boolean;
  /** As for invites (decisions 14). */
  readonly refundSuccess: number;
  readonly refundFail: number;
  /** Whether the wheel is active (spec 2, /user/home). */
  readonly isSpinActive: boolean;
  /** Whether the wheel states the chance of each slice; the specification has no field for it. */
  readonly hasSpinChances: boolean;
  /** Failing functions of game providers, by slot code. */
  readonly providerFaults: Readonly<Partial<Record<string, readonly ProviderFault[]>>>;
}

export type SettingsPatch = Partial<Omit<SiteSettings, 'id'>>;

const defaults: SiteSettings = {
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
  inviteSuccess: 100,
  inviteFail: 20,
  isRefundActive: true,
  refundSuccess: 100,
  refundFail: 20,
  isSpinActive: true,
  hasSpinChances: false,
  providerFaults: faultyProviders,
};

const settings = table<SiteSettings>('settings');

export const readSettings = (world: Stateful): SiteSettings => settings(world).get('settings') ?? defaults;

/** Changes settings. Returns all of them. Needs an open command. */
export function changeSettings(world: Stateful, patch: SettingsPatch): SiteSettings {
  if (!settings(world).get('settings')) settings(world).insert(defaults);
  return settings(world).update('settings', patch);
}

/** Returns whether a function of a game provider fails. */
export const isProviderFaulty = (world: Stateful, slotCode: string, fault: ProviderFault): boolean =>
  readSettings(world).providerFaults[slotCode]?.includes(fault) ?? false;
