/** What cases need, so that a target that lacks it is not tried in vain. */

/** What a case may need of a target, and how it is said that the target has not got it. */
export const needs = {
  member: 'nobody to sign in as: give --member and CONFORM_PASSWORD',
  'second-member': 'no second member: give --second-member and CONFORM_SECOND_PASSWORD',
  effects: 'it changes things: allow that with --allow-effects',
  control: 'facts have to be arranged, and the target has no control API',
  clock: 'time has to pass, and the clock of the target cannot be moved',
  socket: 'the chat socket cannot be reached: give --socket-url',
  malformed: 'requests that break the contract do not reach the target',
  unreadable: 'what cannot be read as a request of the contract does not reach the target',
} as const;
export type Need = keyof typeof needs;
export const needNames = Object.keys(needs) as Need[];

/** Most cases arrange facts and change something. */
export const arranged: readonly Need[] = ['control', 'member', 'effects'];
export const arrangedOverTime: readonly Need[] = [...arranged, 'clock'];
export const arrangedForTwo: readonly Need[] = [...arranged, 'second-member'];
