import { requireStream } from '../domains/chance.ts';
import { addFault } from '../http/fault-rule.ts';
import { Refused } from '../world/refused.ts';
import type { ControlHandlers } from './handler.ts';
import { note } from './handler.ts';

export const faultHandlers: ControlHandlers<'faults'> = {
  list: ({ world }) => world.faults.list(),
  add({ world, body }) {
    const added = addFault(world, body);
    note(world, 'faults.add', body);
    return added;
  },
  clear({ world }) {
    note(world, 'faults.clear', {});
    world.faults.clear();
    return { message: 'OK' };
  },
  remove({ world, params: { fault } }) {
    if (!world.faults.remove(fault)) throw new Refused('missing', `There is no fault rule ${fault}.`);
    note(world, 'faults.remove', { fault });
    return { message: 'OK' };
  },
};

export const holdHandlers: ControlHandlers<'holds'> = {
  list: ({ world, room }) => room.holds.list(world),
  release: ({ world, params: { hold }, room }) => ({ released: room.holds.release(world, hold) }),
};

export const randomHandlers: ControlHandlers<'random'> = {
  force({ world, params: { stream }, body: { values } }) {
    requireStream(stream);
    world.random.force(stream, values);
    note(world, 'random.force', { stream, values });
    return { message: 'OK' };
  },
  release({ world, params: { stream } }) {
    note(world, 'random.release', { stream });
    world.random.release(stream);
    return { message: 'OK' };
  },
};
