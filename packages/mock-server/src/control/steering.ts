import { addFault } from '../http/fault-rule.ts';
import { changeSettings, readSettings } from '../domains/site/site.ts';
import type { SiteSettings } from '../domains/site/site.ts';
import { fromBaht, toBaht } from '@wallet/contract/wire/money';
import type { ControlHandlers } from './handler.ts';
import { act, ControlRefused, note } from './handler.ts';
import type { SettingsView } from './shapes.ts';

export const faultHandlers: ControlHandlers<'faults'> = {
  list: ({ world }) => world.faults.list(),
  add({ world, body }) {
    note(world, 'faults.add', body);
    return addFault(world, body);
  },
  clear({ world }) {
    note(world, 'faults.clear', {});
    world.faults.clear();
    return { message: 'OK' };
  },
  remove({ world, params: { fault } }) {
    if (!world.faults.remove(fault)) throw new ControlRefused(404, `There is no fault rule ${fault}.`);
    note(world, 'faults.remove', { fault });
    return { message: 'OK' };
  },
};

export const holdHandlers: ControlHandlers<'holds'> = {
  list: ({ world, room }) => room.holds.list(world),
  release: ({ world, params: { hold }, room }) => ({ released: room.holds.release(world, hold) }),
};

const showSettings = ({
  id: _id,
  withdrawMin,
  withdrawMax,
  providerFaults,
  ...rest
}: SiteSettings): SettingsView => ({
  ...rest,
  blockedIps: [...rest.blockedIps],
  closedChannels: [...rest.closedChannels],
  withdrawMin: toBaht(withdrawMin),
  withdrawMax: toBaht(withdrawMax),
  providerFaults: Object.fromEntries(
    Object.entries(providerFaults).map(([code, faults]) => [code, [...faults]]),
  ),
});

export const siteHandlers: ControlHandlers<'site'> = {
  read: ({ world }) => showSettings(readSettings(world)),
  change({ world, body }) {
    const { withdrawMin, withdrawMax, ...rest } = body;
    const changed = act(world, 'site.change', body, () =>
      changeSettings(world, {
        ...rest,
        ...(withdrawMin !== undefined && { withdrawMin: fromBaht(withdrawMin) }),
        ...(withdrawMax !== undefined && { withdrawMax: fromBaht(withdrawMax) }),
      }),
    );
    return showSettings(changed);
  },
};

export const randomHandlers: ControlHandlers<'random'> = {
  force({ world, params: { stream }, body: { values } }) {
    note(world, 'random.force', { stream, values });
    world.random.force(stream, values);
    return { message: 'OK' };
  },
  release({ world, params: { stream } }) {
    note(world, 'random.release', { stream });
    world.random.release(stream);
    return { message: 'OK' };
  },
};
