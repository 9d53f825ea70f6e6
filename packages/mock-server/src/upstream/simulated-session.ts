/** Sessions at the simulator for members of the upstream, for simulated calls. */
import { worldOfToken } from '../world/ids.ts';
import type { World } from '../world/world.ts';
import { performAction } from '../domains/action.ts';
import { findAction } from '../domains/actions.ts';
import { demoPhones } from '@wallet/contract/demo-members';
import { members } from '../domains/profile/member.ts';
import { readPhone } from '../domains/profile/phone.ts';
import { isRecord } from '../world/plain.ts';
import { remember } from './observed.ts';

export interface SimulatedSessions {
  /** Called for each successful login. */
  note(body: unknown, response: string): void;
  /** Returns a token of the member with the same phone number, else of the rich demo member. */
  tokenFor(world: World, token: string): string;
}

export function createSimulatedSessions(): SimulatedSessions {
  const phones = new Map<string, string>();
  const tokens = new Map<string, string>();

  function phoneOf(world: World, token: string): string {
    const phone = readPhone(world.market, phones.get(token) ?? '');
    return phone !== undefined && members(world).oneBy('phone', phone) ? phone : demoPhones.rich;
  }

  return {
    note(body, response) {
      const { token } = JSON.parse(response) as { token?: unknown };
      if (typeof token === 'string' && isRecord(body)) remember(phones, token, String(body['username']));
    },
    tokenFor(world, token) {
      if (worldOfToken(token) === world.id) return token;
      const key = `${world.id} ${token}`;
      const known = tokens.get(key);
      if (known !== undefined) return known;
      const signIn = findAction('members.signIn');
      if (!signIn) return token;
      const result = performAction(world, signIn, { member: phoneOf(world, token) }) as { token: string };
      remember(tokens, key, result.token);
      return result.token;
    },
  };
}
