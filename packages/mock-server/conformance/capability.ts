/** Capabilities of a target: a case names those it requires, so that a target without them is not tried in vain. */

/** Every capability, with the reason that the report gives where a target lacks it. */
export const capabilities = {
  member: 'a member is missing: give --member and CONFORM_PASSWORD',
  'second-member': 'no second member: give --second-member and CONFORM_SECOND_PASSWORD',
  effects: 'it changes things: allow that with --allow-effects',
  payouts: 'it asks for a payout that does not come back: allow that with --allow-payouts',
  facts: 'it wants a member with given facts: give --arrange with “member”',
  'new-phone': 'an unused phone number is missing: give --arrange with “newPhone”',
  otp: 'it wants the code of a one-time password: give --arrange with “otp”',
  'qr-payment': 'a payer of QR codes is missing: give --arrange with “payQr”',
  settlement: 'the bank has to settle a withdrawal: give --arrange with “settleWithdrawal”',
  clock: 'time has to pass: give --arrange with “later”',
  control: 'it steers more than hooks can: only the control API of a simulator serves it',
  socket: 'the chat socket cannot be reached: give --socket-url',
  malformed: 'requests that break the contract do not reach the target',
  unreadable: 'requests that cannot be read do not reach the target',
} as const;
export type Capability = keyof typeof capabilities;
export const capabilityNames = Object.keys(capabilities) as Capability[];

/** Of cases that change something for members who were made for them. */
export const withFacts: readonly Capability[] = ['facts', 'effects'];
export const withFactsOverTime: readonly Capability[] = [...withFacts, 'clock'];

/** Of cases that steer the world of a simulator. */
export const arranged: readonly Capability[] = ['control', ...withFacts];
export const arrangedOverTime: readonly Capability[] = [...arranged, 'clock'];

/** Of cases that act for a member as the target has it, and put back what they move. */
export const asFound: readonly Capability[] = ['member', 'effects'];

/** Thrown by a case when the member or the backend lacks something it starts from; the case counts as not tried. */
export class Unmet extends Error {
  override readonly name = 'Unmet';
}

/** Throws an Unmet with the reason unless something is so. */
export function requireFact(isThere: boolean, reason: string): asserts isThere {
  if (!isThere) throw new Unmet(reason);
}
