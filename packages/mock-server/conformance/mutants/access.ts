/** Wrong permissions. */
import { qrs } from '../../src/domains/deposit/qr.ts';
import type { Member } from '../../src/domains/profile/member.ts';
import { members } from '../../src/domains/profile/member.ts';
import type { ErrorCode } from '@wallet/contract/errors';
import type { MemberGuard } from '../../src/domains/bindings.ts';
import { DomainError } from '../../src/world/domain-error.ts';
import type { World } from '../../src/world/world.ts';
import type { Mutant } from './mutant.ts';

/** Returns the member of an id, else the caller. */
const owner = (world: World, id: string | undefined, self: Member): Member =>
  members(world).get(id ?? '') ?? self;

/** Caches the member of each token, and accepts the token where it should fail with a code. */
const acceptingAfter =
  (code: ErrorCode) =>
  (right: MemberGuard['authenticate']): MemberGuard['authenticate'] => {
    const known = new Map<string, string>();
    return (world, token = '') => {
      try {
        const member = right(world, token);
        known.set(token, member.id);
        return member;
      } catch (error) {
        const member = members(world).get(known.get(token) ?? '');
        if (member && error instanceof DomainError && error.code === code) return member;
        throw error;
      }
    };
  };

export const accessMutants: readonly Mutant[] = [
  {
    name: 'A changed password leaves other sessions open',
    caughtBy: 'A changed password ends every other session, and the old one is wrong',
    authenticate: acceptingAfter('UNAUTHORIZED'),
  },
  {
    name: 'A token never expires',
    caughtBy: 'An expired token gets EXPIRED_AUTH_TOKEN for every call for members',
    authenticate: acceptingAfter('EXPIRED_AUTH_TOKEN'),
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
    name: 'Another member’s QR code can be cancelled',
    caughtBy: 'Another member’s code is unknown, and stays open',
    handlers: {
      'deposit.cancelQr'({ world, member, ...context }, right) {
        const qr = qrs(world).get(context.params['qrcodeId'] ?? '');
        return right({ ...context, world, member: owner(world, qr?.memberId, member) });
      },
    },
  },
  {
    name: 'A guest reads a member’s room by the member’s id',
    caughtBy: 'A member’s room is unavailable to others, and requires a session',
    handlers: {
      'chat.history'({ world, body, ...context }, right) {
        const named = members(world).get(body['userId'] ?? '');
        return right({ ...context, world, body, member: named ?? context.member });
      },
    },
  },
  {
    name: 'Any room can be joined on the socket',
    caughtBy: 'Another member’s room cannot be joined',
    mayJoin: () => true,
  },
];
