/** The differences between an upstream and the contract. */
import type { ControlHandlers } from './handler.ts';

export const driftHandlers: ControlHandlers<'drift'> = {
  read: ({ context: { upstream } }) => upstream?.report() ?? { calls: [], drift: [], leftOut: 0 },
  clear({ context: { upstream } }) {
    upstream?.clear();
    return { message: 'OK' };
  },
};
