/** The tested backend and its capabilities. */
import type { Control } from '../src/control/control-client.ts';
import { capabilities, type Capability } from './capability.ts';

/** `mock`: a simulator, with a new world for every case. `staging`: any backend, as it is. */
export const profiles = ['mock', 'staging'] as const;
export interface Credentials {
  readonly phone: string;
  readonly password: string;
}

export interface Target {
  /** URL of the calls, without a trailing slash. */
  readonly baseUrl: string;
  /** The control API of a simulator: its presence is the profile `mock`. */
  readonly control?: Control;
  readonly socketUrl?: string;
  /** The given members, at most two, for a target without a control API. */
  readonly members: readonly Credentials[];
  readonly allowsEffects: boolean;
  /** Whether cases may request a withdrawal that is not returned. */
  readonly allowsPayouts: boolean;
  /** Capabilities to treat as missing. */
  readonly without: readonly Capability[];
  /** The secret for the encryption of gift links (decisions 12). */
  readonly linkSecret: string;
  /** Timeout of a call in milliseconds. */
  readonly timeout: number;
}

/** Returns the reason why a target lacks a capability, undefined when it has it. */
export function lacking(target: Target, capability: Capability): string | undefined {
  if (target.without.includes(capability)) return `${capabilities[capability]} (--without ${capability})`;
  return has(target, capability) ? undefined : capabilities[capability];
}

function has(target: Target, capability: Capability): boolean {
  const { control, members, allowsEffects, allowsPayouts, socketUrl } = target;
  switch (capability) {
    case 'control':
      return control !== undefined;
    case 'member':
      return control !== undefined || members.length > 0;
    case 'second-member':
      return control !== undefined || members.length > 1;
    case 'effects':
      return control !== undefined || allowsEffects;
    case 'payouts':
      return control !== undefined || (allowsEffects && allowsPayouts);
    case 'socket':
      return socketUrl !== undefined;
    case 'malformed':
    case 'unreadable':
      return true;
  }
}
