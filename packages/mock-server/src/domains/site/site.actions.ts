import * as z from 'zod/mini';
import { ControlError } from '../../world/control-error.ts';
import { channelCodes } from '../deposit/channel.ts';
import { Slot } from '../game/provider.ts';
import { providerFaults } from '../magic.ts';
import { defineAction, partly } from '../action.ts';
import { changeSettings, readSettings, settingSchemas, type SiteSettings } from './site.ts';

const settings = {
  ...settingSchemas,
  closedChannels: z.array(z.enum(channelCodes)),
  providerFaults: z.partialRecord(Slot, z.array(z.enum(providerFaults))),
};

const SettingsView = z.strictObject(settings);

const viewSettings = ({ id: _id, ...rest }: SiteSettings): z.output<typeof SettingsView> => rest;

/** Throws a ControlError when no amount can be withdrawn. */
function requireLimits({ withdrawMin, withdrawMax }: z.output<typeof SettingsView>): void {
  if (withdrawMin <= withdrawMax) return;
  const [least, most] = [withdrawMin / 100, withdrawMax / 100];
  throw new ControlError('invalid', `withdrawMin is at most withdrawMax: ${least} is above ${most}.`);
}

export const siteActions = {
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
};
