import { addFault, changeFault } from '../domains/fault.ts';
import { ControlError, invalid } from '../world/control-error.ts';
import type { World } from '../world/world.ts';
import { recordControl, requireKnown, type ControlHandlers } from './handler.ts';
import { refAlphabet } from '../domains/registration/otp.ts';
import { spinStream } from '../domains/spin/spin.ts';
import { prizes } from '../domains/spin/wheel.ts';

/** The highest outcome of each stream that can be forced. */
const highest: Readonly<Record<string, number>> = {
  [spinStream]: prizes.length - 1,
  faults: 1,
  otp: 9,
  'otp ref': refAlphabet.length - 1,
  'game username': 9,
  'game password': 9,
};

export const faultHandlers: ControlHandlers<'faults'> = {
  list: ({ world }) => world.faults.list(),
  add({ world, body }) {
    const added = addFault(world, body);
    recordControl(world, 'faults.add', body);
    return added;
  },
  change({ world, params: { fault }, body }) {
    const changed = changeFault(world, fault, body);
    recordControl(world, 'faults.change', { fault, ...body });
    return changed;
  },
  clear({ world }) {
    recordControl(world, 'faults.clear', {});
    world.faults.clear();
    return { message: 'OK' };
  },
  remove({ world, params: { fault } }) {
    if (!world.faults.remove(fault)) throw new ControlError('notFound', `There is no fault rule ${fault}.`);
    recordControl(world, 'faults.remove', { fault });
    return { message: 'OK' };
  },
};

const holdsOf = (world: World): string[] =>
  world.faults.list().flatMap(({ effect }) => (effect.type === 'hold' ? effect.hold : []));

export const holdHandlers: ControlHandlers<'holds'> = {
  list: ({ world, context }) => context.deferredResponses.list(world),
  release({ world, params: { hold }, context }) {
    const released = context.deferredResponses.release(world, hold);
    if (released === 0) requireKnown('hold', hold, holdsOf(world));
    return { released };
  },
};

export const randomHandlers: ControlHandlers<'random'> = {
  force({ world, params: { stream }, body: { values } }) {
    requireKnown('stream', stream, Object.keys(highest));
    const most = highest[stream] ?? 0;
    const wrong = values.find((value) => value > most);
    if (wrong !== undefined) throw invalid(`${stream} takes numbers from 0 to ${most}, not ${wrong}.`);
    world.random.force(stream, values);
    recordControl(world, 'random.force', { stream, values });
    return { message: 'OK' };
  },
  release({ world, params: { stream } }) {
    requireKnown('stream', stream, Object.keys(highest));
    recordControl(world, 'random.release', { stream });
    world.random.release(stream);
    return { message: 'OK' };
  },
};
