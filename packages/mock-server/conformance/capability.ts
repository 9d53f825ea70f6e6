/** Capabilities of a target: each case declares those it requires, so that targets without them skip it. */

/** All capabilities, each with the reason in the report of a target without it. */
export const capabilities = {
  member: 'a member is missing: give --member and CONFORM_PASSWORD',
  'second-member': 'no second member: give --second-member and CONFORM_SECOND_PASSWORD',
  effects: 'it changes data: allow that with --allow-effects',
  payouts: 'it requests a payout that is not returned: allow that with --allow-payouts',
  facts: 'it requires a member with given facts: give --arrange with “member”',
  'new-phone': 'an unused phone number is missing: give --arrange with “newPhone”',
  otp: 'it requires the code of a one-time password: give --arrange with “otp”',
  'qr-payment': 'a payer of QR codes is missing: give --arrange with “payQr”',
  settlement: 'it requires the settlement of a withdrawal: give --arrange with “settleWithdrawal”',
  clock: 'it requires passing time: give --arrange with “later”',
  control: 'it requires the control API of a simulator: hooks are not enough',
  socket: 'the chat socket cannot be reached: give --socket-url',
  malformed: 'requests that violate the contract do not reach the target',
  unreadable: 'unreadable requests do not reach the target',
} as const;
export type Capability = keyof typeof capabilities;
export const capabilityNames = Object.keys(capabilities) as Capability[];

/** For cases that change data of members created for them. */
export const withFacts: readonly Capability[] = ['facts', 'effects'];
export const withFactsOverTime: readonly Capability[] = [...withFacts, 'clock'];

/** For cases that control the world of a simulator. */
export const arranged: readonly Capability[] = ['control', ...withFacts];

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
