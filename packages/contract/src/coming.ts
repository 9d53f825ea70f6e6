/**
 * What is not built yet, in one place. A noun stands for all of its calls. Both lists are empty when everything is built.
 */
import type { Noun, OperationId } from './index.ts';

type Part = Noun | OperationId;

/** The simulator answers these calls with 501 NOT_IMPLEMENTED. */
export const comingCalls: readonly Part[] = [];

/** The app shows the screens and widgets of these as coming. */
export const comingScreens: readonly Part[] = [];

const holds = (parts: readonly Part[], part: Part): boolean =>
  parts.includes(part) || parts.includes(part.split('.')[0] as Noun);

/** Whether the simulator has no rules yet for a call, or for all calls of a noun. */
export const isCallComing = (part: Part): boolean => holds(comingCalls, part);

/** Whether the app has no screen yet for a call, or for a noun. */
export const isScreenComing = (part: Part): boolean => holds(comingScreens, part);
