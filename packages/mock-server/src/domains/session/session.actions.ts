import * as z from 'zod/mini';
import type { World } from '../../world/world.ts';
import { OneMember, requireMember } from '../row-lookup.ts';
import type { Member } from '../profile/member.ts';
import { defineAction } from '../action.ts';
import { countSessions, endOtherSessions, expireTokens } from './session.ts';

/** Number of valid tokens of the member. */
const Sessions = z.strictObject({ sessions: z.int() });

const ofMember = (title: string, change: (world: World, member: Member) => void) =>
  defineAction({
    title,
    body: OneMember,
    result: Sessions,
    run(world, { member: key }) {
      const member = requireMember(world, key);
      change(world, member);
      return { sessions: countSessions(world, member) };
    },
  });

export const sessionActions = {
  expire: ofMember('Expires the tokens of a member now (EXPIRED_AUTH_TOKEN).', expireTokens),
  end: ofMember('Ends the sessions of a member (UNAUTHORIZED).', (world, member) =>
    endOtherSessions(world, member, undefined),
  ),
};
