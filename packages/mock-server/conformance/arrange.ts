/** Arranges facts at a target: by the control API of a simulator, or by the hooks of `--arrange FILE`. */
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { ControlledWorld } from '../src/control/control-client.ts';
import { ControlError } from '../src/world/control-error.ts';
import type { Capability } from './capability.ts';
import { freePhone } from './facts.ts';

/** Facts of a new member for the control API; amounts in baht, null for no bank account. */
export type MemberFacts = Readonly<
  Pick<
    NonNullable<Parameters<ControlledWorld['members']['create']>[0]>,
    'phone' | 'password' | 'wallet' | 'coin' | 'bankAccount'
  >
>;

export interface Credentials {
  readonly phone: string;
  readonly password: string;
}

/** Optional functions that arrange facts; each gives the target a capability. */
export interface ArrangeHooks {
  /** Creates a member with these facts. Defaults: an empty wallet and no game account. */
  member?(facts: MemberFacts): Promise<Credentials>;
  /** Returns an unregistered phone number. */
  newPhone?(): Promise<string>;
  /** Returns the latest one-time password of a phone number. */
  otp?(phone: string): Promise<string>;
  /** Pays a QR code as a bank customer would. Returns false when the payment fails. */
  payQr?(qrcodeId: string): Promise<boolean>;
  /** Pays or rejects the pending withdrawal of a member. */
  settleWithdrawal?(phone: string, outcome: 'paid' | 'rejected'): Promise<void>;
  /** Moves the clock of the backend forward. */
  later?(milliseconds: number): Promise<void>;
}

export const hookCapabilities = {
  member: 'facts',
  newPhone: 'new-phone',
  otp: 'otp',
  payQr: 'qr-payment',
  settleWithdrawal: 'settlement',
  later: 'clock',
} as const satisfies Record<keyof ArrangeHooks, Capability>;

export type HookName = keyof typeof hookCapabilities;
const hookNames = Object.keys(hookCapabilities) as HookName[];

/** Loads the hooks of a module. Throws an Error when it exports no hook or an unknown one. */
export async function loadHooks(file: string): Promise<ArrangeHooks> {
  const exported = (await import(pathToFileURL(resolve(file)).href)) as Readonly<Record<string, unknown>>;
  const names = Object.keys(exported).filter((name) => name !== 'default');
  const unknown = names.filter((name) => !(hookNames as string[]).includes(name));
  if (unknown.length > 0)
    throw new Error(`${file} exports ${unknown.join(', ')}; hooks are ${hookNames.join(', ')}.`);
  const broken = names.filter((name) => typeof exported[name] !== 'function');
  if (broken.length > 0) throw new Error(`${file}: ${broken.join(', ')} must be a function.`);
  if (names.length === 0) throw new Error(`${file} exports no hook; hooks are ${hookNames.join(', ')}.`);
  return exported as ArrangeHooks;
}

/** Returns the same hooks for the control API of a simulator. */
export const hooksOf = (world: ControlledWorld): Required<ArrangeHooks> => ({
  async member({ password = 'conform1', ...facts }) {
    const { phone } = await world.members.create({ password, ...facts });
    return { phone, password };
  },
  newPhone: () => Promise.resolve(freePhone),
  otp: async (phone) => (await world.otp(phone)).code,
  async payQr(qr) {
    try {
      await world.deposit.payQr({ qr });
      return true;
    } catch (error) {
      if (error instanceof ControlError && error.status < 500) return false;
      throw error;
    }
  },
  async settleWithdrawal(member, outcome) {
    if (outcome === 'paid') await world.withdraw.pay({ member });
    else await world.withdraw.reject({ member });
  },
  async later(ms) {
    await world.clock.advance(ms);
  },
});
