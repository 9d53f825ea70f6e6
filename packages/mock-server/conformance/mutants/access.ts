/** Permissions that are wrong. */
import { qrs } from '../../src/domains/deposit/qr.ts';
import { slips } from '../../src/domains/deposit/slip.ts';
import { coupons } from '../../src/domains/spin/coupon.ts';
import type { Member } from '../../src/domains/profile/member.ts';
import { members } from '../../src/domains/profile/member.ts';
import type { ErrorCode } from '@wallet/contract/errors';
import { markerHeader } from '@wallet/contract/c';
import type { AuthGuard } from '../../src/http/pipeline.ts';
import { DomainError } from '../../src/world/domain-error.ts';
import type { World } from '../../src/world/world.ts';
import type { Mutant } from './mutant.ts';

/** As somebody else, if there is such a member. */
const owner = (world: World, id: string | undefined, self: Member): Member =>
  members(world).get(id ?? '') ?? self;

/** Remembers whose a token was, and goes on believing it where it would be refused with a code. */
const remembering =
  (code: ErrorCode) =>
  (right: AuthGuard['authenticate']): AuthGuard['authenticate'] => {
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
    name: 'The marker header is not asked for',
    caughtBy: 'wallet.read is refused without the marker header, and with a wrong one',
    onRequest({ headers }) {
      headers[markerHeader.name] ??= markerHeader.value;
    },
  },
  {
    name: 'A changed password leaves other sessions open',
    caughtBy: 'A changed password ends every other session, and the old one opens nothing',
    authenticate: remembering('UNAUTHORIZED'),
  },
  {
    name: 'A token is good for ever',
    caughtBy: 'A token is good for 24 hours and EXPIRED_AUTH_TOKEN from then on',
    authenticate: remembering('EXPIRED_AUTH_TOKEN'),
  },
  {
    name: 'A part of a token is enough',
    caughtBy: 'A part of a token opens nothing',
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
    caughtBy: 'Another member’s code is as unknown as none, and stays open',
    handlers: {
      'deposit.cancelQr'({ world, member, ...context }, right) {
        const qr = qrs(world).get(context.params['qrcodeId'] ?? '');
        return right({ ...context, world, member: owner(world, qr?.memberId, member) });
      },
    },
  },
  {
    name: 'Another member’s slip can be seen',
    caughtBy: 'A slip can be seen by its own member; to others it is as unknown as none',
    handlers: {
      'statement.slipReference'({ world, member, ...context }, right) {
        const [slip] = slips(world).by('reference', context.params['reference'] ?? '');
        return right({ ...context, world, member: owner(world, slip?.memberId, member) });
      },
    },
  },
  {
    name: 'Another member’s coupon is refused unlike an unknown one',
    caughtBy: 'Another member’s coupon is as unknown as none',
    handlers: {
      'spin.claim'(context, right) {
        const coupon = coupons(context.world).get(context.body['coupon'] ?? '');
        if (coupon && coupon.memberId !== context.member.id) throw new DomainError('NO_CLAIMABLE_COUPON');
        return right(context);
      },
    },
  },
  {
    name: 'A guest reads a member’s room by the member’s id',
    caughtBy: 'A member’s room is not there for others, and wants a session',
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
