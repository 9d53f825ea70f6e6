/** Capabilities of a target: each case declares those it requires, so that targets without them skip it. */

/** All capabilities, each with the reason in the report of a target without it. */
export const capabilities = {
  member: 'a member is missing: give --member and CONFORM_PASSWORD',
  'second-member': 'no second member: give --second-member and CONFORM_SECOND_PASSWORD',
  effects: 'it changes data: allow that with --allow-effects',
  payouts: 'it requests a payout that is not returned: allow that with --allow-payouts',
  control: 'it arranges members, money or time: the control API of a simulator is missing',
  socket: 'the chat socket cannot be reached: give --socket-url',
  malformed: 'requests that violate the contract do not reach the target',
  unreadable: 'unreadable requests do not reach the target',
} as const;
export type Capability = keyof typeof capabilities;
export const capabilityNames = Object.keys(capabilities) as Capability[];

/** For cases that use an existing member, and reverse their transfers. */
export const asFound: readonly Capability[] = ['member', 'effects'];

/** Thrown by a case whose member or backend lacks a prerequisite; the case counts as skipped. */
export class Unmet extends Error {
  override readonly name = 'Unmet';
}

/** Throws an Unmet with the reason unless the condition holds. */
export function requireFact(isMet: boolean, reason: string): asserts isMet {
  if (!isMet) throw new Unmet(reason);
}
