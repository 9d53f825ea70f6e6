/** Settings of the operator: one row per world, changed through the control API. */
import { siteStatuses } from '@wallet/contract/site';
import { Baht, satang } from '@wallet/contract/wire/money';
import { Percent } from '@wallet/contract/wire/percent';
import { HourOfDay } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import { table, type Stateful } from '../../world/store.ts';
import { faultyProviders, providerFaults, type ProviderFault } from '../magic.ts';
import { consumeRateLimit, type RateLimit } from '../../world/rate-limit.ts';
import type { World } from '../../world/world.ts';

/** The schema of each setting. site.actions.ts narrows the codes of channels and providers. */
export const settingSchemas = {
  /** `terminated`: every call but the active lookup returns 410 (decisions 2). */
  status: z.enum(siteStatuses),
  /** Whether registration requires a one-time password (spec 2, /register). */
  registerOTP: z.boolean(),
  enableChatWidget: z.boolean(),
  /** Addresses that get INVALID_IP. */
  blockedIps: z.array(z.union([z.ipv4(), z.ipv6()])),
  /** Whether calls from one network address are rate limited; off for load tests. */
  hasAddressLimits: z.boolean(),
  /** Minimum and maximum of a withdrawal (spec 3, Withdraw limits). */
  withdrawMin: Baht,
  withdrawMax: Baht,
  /** Seconds until the bank settles a withdrawal. */
  withdrawWait: z.int().check(z.minimum(0), z.maximum(30 * 24 * 60 * 60)),
  /** Closed deposit channels, by bank code, or `Truewallet` (spec 9, Deposit providers). */
  closedChannels: z.array(z.string()),
  /** The daily window in which slips are rejected, from `HH:mm` until `HH:mm`; null without one (decisions 15). */
  slipClosed: z.nullable(z.strictObject({ from: HourOfDay, to: HourOfDay })),
  /** Whether invite amounts can be received (INVITE_INACTIVE). */
  isInviteActive: z.boolean(),
  /** Shares of an invite amount, in percent: paid by its complete bonus, lost by cancelling it or taking the money at once. */
  inviteSuccess: Percent,
  inviteFail: Percent,
  /** Whether refunds can be received (REFUND_INACTIVE). */
  isRefundActive: z.boolean(),
  /** As for invites (decisions 14). */
  refundSuccess: Percent,
  refundFail: Percent,
  /** Whether the wheel is active (spec 2, /user/home). */
  isSpinActive: z.boolean(),
  /** Whether the wheel states the chance of each slice; the specification has no field for it. */
  hasSpinChances: z.boolean(),
  providerFaults: z.partialRecord(z.string(), z.array(z.enum(providerFaults))),
};

const Settings = z.strictObject(settingSchemas);
type Settings = z.infer<typeof Settings>;

export interface SiteSettings extends Settings {
  readonly id: 'settings';
}

export type SettingsPatch = Partial<Settings>;

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

export const isProviderFaulty = (world: Stateful, slotCode: string, fault: ProviderFault): boolean =>
  readSettings(world).providerFaults[slotCode]?.includes(fault) ?? false;

/** Counts one use of an address, as `consumeRateLimit` does; no-op while `hasAddressLimits` is off. */
export function consumeAddressLimit(world: World, limit: RateLimit, ip: string): void {
  if (readSettings(world).hasAddressLimits) consumeRateLimit(world, limit, ip);
}
