/** The backend that is tried, and what it lets a case do. */
import type { Control } from '../src/control/client.ts';
import type { Need } from './need.ts';
import { needs } from './need.ts';

/** `mock`: a simulator, with a world of its own for every case. `staging`: any backend, as it is. */
export const profiles = ['mock', 'staging'] as const;
export type Profile = (typeof profiles)[number];

export interface Credentials {
  readonly phone: string;
  readonly password: string;
}

export interface Target {
  /** Where the calls go, without a slash at the end. */
  readonly baseUrl: string;
  readonly profile: Profile;
  /** Of a simulator only. */
  readonly control?: Control;
  /** Where the chat socket listens. */
  readonly socketUrl?: string;
  /** Whom to sign in as where members cannot be made: the first, and a second one. */
  readonly members: readonly Credentials[];
  readonly allowsEffects: boolean;
  /** What the target is taken to lack although it may have it. */
  readonly without: readonly Need[];
  /** What gift links are encrypted with (decisions 12). */
  readonly linkSecret: string;
  /** Milliseconds a call may take. */
  readonly timeout: number;
}

/** Why a target cannot serve a need, undefined when it can. */
export function lacking(target: Target, need: Need): string | undefined {
  if (target.without.includes(need)) return `${needs[need]} (--without ${need})`;
  return has(target, need) ? undefined : needs[need];
}

function has({ profile, control, members, allowsEffects, socketUrl }: Target, need: Need): boolean {
  switch (need) {
    case 'control':
    case 'clock':
      return control !== undefined;
    case 'member':
      return control !== undefined || members.length > 0;
    case 'second-member':
      return control !== undefined || members.length > 1;
    case 'effects':
      return profile === 'mock' || allowsEffects;
    case 'socket':
      return socketUrl !== undefined;
    case 'malformed':
    case 'unreadable':
      return true;
  }
}
