/** Wrong permissions. */
import { members } from '../../src/domains/profile/member.ts';
import { DomainError } from '../../src/world/domain-error.ts';
import type { Mutant } from './mutant.fixture.ts';

export const accessMutants: readonly Mutant[] = [
  {
    name: 'A token never expires',
    caughtBy: 'An expired token gets EXPIRED_AUTH_TOKEN for every call for members',
    authenticate(right) {
      const known = new Map<string, string>();
      return (world, token = '') => {
        try {
          const member = right(world, token);
          known.set(token, member.id);
          return member;
        } catch (error) {
          const member = members(world).get(known.get(token) ?? '');
          if (member && error instanceof DomainError && error.code === 'EXPIRED_AUTH_TOKEN') return member;
          throw error;
        }
      };
    },
  },
  {
    name: 'A part of a token is accepted',
    caughtBy: 'A part of a token is UNAUTHORIZED',
    authenticate(right) {
      const known: string[] = [];
      return (world, token = '') => {
        const whole = known.find((one) => token.length > 8 && one.startsWith(token)) ?? token;
        const member = right(world, whole);
        known.push(whole);
        return member;
      };
    },
  },
  {
    name: 'Any room can be joined on the socket',
    caughtBy: 'Another member’s room cannot be joined',
    mayJoin: () => true,
  },
];
