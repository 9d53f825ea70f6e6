/**
 * What is not built yet, in one place: the simulator answers these calls with 501 NOT_IMPLEMENTED, and the app shows
 * their screens and widgets as coming. A noun stands for all of its calls. Empty when everything is built.
 */
import type { Noun, OperationId } from './index.ts';

export const coming: readonly (Noun | OperationId)[] = [
  'deposit',
  'bonus',
  'invite',
  'refund',
  'spin',
  'chat',
  'statement.slips',
  'statement.slipReference',
  'game.autoLogin',
  'game.autoLoginWithPassword',
];

/** Whether a noun or a single call is still to come. */
export const isComing = (what: Noun | OperationId): boolean =>
  coming.includes(what) || coming.includes(what.split('.')[0] as Noun);
