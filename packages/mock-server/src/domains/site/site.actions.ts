/** Actions for the settings of the operator. */
import { siteStatuses } from '@wallet/contract/site';
import { Baht } from '@wallet/contract/wire/money';
import { Percent } from '@wallet/contract/wire/percent';
import { HourOfDay } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import { ControlError } from '../../world/control-error.ts';
import { channelCodes } from '../deposit/channel.ts';
import { Slot } from '../game/slot.ts';
import { providerFaults } from '../magic.ts';
import { defineAction, partly, nameActions } from '../action.ts';
import type { SiteSettings } from './site.ts';
import { changeSettings, readSettings } from './site.ts';

const settings = {
  status: z.enum(siteStatuses),
  registerOTP: z.boolean(),
  enableChatWidget: z.boolean(),
  blockedIps: z.array(z.union([z.ipv4(), z.ipv6()])),
  hasAddressLimits: z.boolean(),
  withdrawMin: Baht,
  withdrawMax: Baht,
  withdrawWait: z.int().check(z.minimum(0), z.maximum(30 * 24 * 60 * 60)),
  closedChannels: z.array(z.enum(channelCodes)),
  slipClosed: z.nullable(z.strictObject({ from: HourOfDay, to: HourOfDay })),
  isInviteActive: z.boolean(),
  inviteSuccess: Percent,
  inviteFail: Percent,
  isRefundActive: z.boolean(),
  refundSuccess: Percent,
  refundFail: Percent,
  isSpinActive: z.boolean(),
  hasSpinChances: z.boolean(),
  providerFaults: z.partialRecord(Slot, z.array(z.enum(providerFaults))),
};

const SettingsView = z.strictObject(settings);

const viewSettings = ({
  id: _id,
  providerFaults: faults,
  ...rest
}: SiteSettings): z.output<typeof SettingsView> => ({
  ...rest,
  blockedIps: [...rest.blockedIps],
  closedChannels: [...rest.closedChannels],
  providerFaults: Object.fromEntries(
    Object.entries(faults).map(([code, refused = []]) => [code, [...refused]]),
  ),
});

/** Throws a ControlError when no amount can be withdrawn. */
function requireLimits({ withdrawMin, withdrawMax }: z.output<typeof SettingsView>): void {
  if (withdrawMin <= withdrawMax) return;
  const [least, most] = [withdrawMin / 100, withdrawMax / 100];
  throw new ControlError('invalid', `withdrawMin is at most withdrawMax: ${least} is above ${most}.`);
}

export const siteActions = nameActions('site', {
  read: defineAction({
    title: 'Returns the settings of the operator.',
    body: z.strictObject({}),
    result: SettingsView,
    isSafe: true,
    run: (world) => viewSettings(readSettings(world)),
  }),
  change: defineAction({
    title: 'Changes settings of the operator; missing ones stay.',
    body: z.strictObject(partly(settings)),
    result: SettingsView,
    run(world, changes) {
      const changed = viewSettings(changeSettings(world, changes));
      requireLimits(changed);
      return changed;
    },
  }),
});
