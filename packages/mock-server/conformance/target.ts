/** The backend that is tried, and what it lets a case do. */
import type { Control } from '../src/control/control-client.ts';
import type { ArrangeHooks, Credentials, HookName } from './arrange.ts';
import { hookCapabilities } from './arrange.ts';
import type { Capability } from './capability.ts';
import { capabilities } from './capability.ts';

/** `mock`: a simulator, with a world of its own for every case. `staging`: any backend, as it is. */
export const profiles = ['mock', 'staging'] as const;
export type Profile = (typeof profiles)[number];

export interface Target {
  /** Where the calls go, without a slash at the end. */
  readonly baseUrl: string;
  readonly profile: Profile;
  /** Of a simulator only. */
  readonly control?: Control;
  /** Where the chat socket listens. */
  readonly socketUrl?: string;
  /** Members to sign in as where none can be made: the first, and a second one. */
  readonly members: readonly Credentials[];
  /** Hooks that arrange facts at any other backend. */
  readonly hooks?: ArrangeHooks;
  readonly allowsEffects: boolean;
  /** Whether a withdrawal may be asked for that nobody pays back. */
  readonly allowsPayouts: boolean;
  /** Capabilities that the target is taken to lack although it may have them. */
  readonly without: readonly Capability[];
  /** The secret that gift links are encrypted with (decisions 12). */
  readonly linkSecret: string;
  /** Milliseconds a call may take. */
  readonly timeout: number;
}

/** Why a target cannot serve a capability, undefined when it can. */
export function lacking(target: Target, capability: Capability): string | undefined {
  if (target.without.includes(capability)) return `${capabilities[capability]} (--without ${capability})`;
  return has(target, capability) ? undefined : capabilities[capability];
}

function has(target: Target, capability: Capability): boolean {
  const { profile, control, hooks = {}, members, allowsEffects, allowsPayouts, socketUrl } = target;
  switch (capability) {
    case 'control':
      return control !== undefined;
    case 'facts':
    case 'new-phone':
    case 'otp':
    case 'qr-payment':
    case 'settlement':
    case 'clock':
      return (
        control !== undefined ||
        Object.keys(hooks).some((name) => hookCapabilities[name as HookName] === capability)
      );
    case 'member':
      return control !== undefined || members.length > 0;
    case 'second-member':
      return control !== undefined || members.length > 1;
    case 'effects':
      return profile === 'mock' || allowsEffects;
    case 'payouts':
      return profile === 'mock' || (allowsEffects && allowsPayouts);
    case 'socket':
      return socketUrl !== undefined;
    case 'malformed':
    case 'unreadable':
      return true;
  }
}
