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

const has: Readonly<Record<Capability, (target: Target) => boolean>> = {
  control: ({ control }) => control !== undefined,
  member: ({ control, members }) => control !== undefined || members.length > 0,
  'second-member': ({ control, members }) => control !== undefined || members.length > 1,
  effects: ({ control, allowsEffects }) => control !== undefined || allowsEffects,
  payouts: ({ control, allowsEffects, allowsPayouts }) =>
    control !== undefined || (allowsEffects && allowsPayouts),
  socket: ({ socketUrl }) => socketUrl !== undefined,
  malformed: () => true,
  unreadable: () => true,
};

/** Returns the reason why a target lacks a capability, undefined when it has it. */
export function lacking(target: Target, capability: Capability): string | undefined {
  if (target.without.includes(capability)) return `${capabilities[capability]} (--without ${capability})`;
  return has[capability](target) ? undefined : capabilities[capability];
}
