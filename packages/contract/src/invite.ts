import * as z from 'zod/mini';
import { effect, read, router } from './c.ts';
import { Banner } from './site.ts';
import { done } from './wire/done.ts';
import { Baht } from './wire/money.ts';
import { PageRequest, Total } from './wire/page.ts';
import { text } from './wire/text.ts';
import { Moment } from './wire/time.ts';

/** The reward for one invited friend, in satang. */
export const Invite = z.object({ from: z.object({ name: text(100) }), amount: Baht, createdAt: Moment });
export type Invite = z.infer<typeof Invite>;

export const invite = router({
  list: read({
    path: '/api/invite',
    summary: 'Invited friends and the reward for each (spec 7, Invite and refund).',
    body: PageRequest,
    response: z.object({ total: Total, invites: z.array(Invite) }),
  }),
  receive: effect({
    path: '/api/invite/bonus',
    summary: 'Receives the invite amount as a bonus (spec 7, Invite and refund).',
    response: done('INVITE_BONUS_SUCCESS'),
    errors: [
      'INVITE_COLLECT',
      'INVITE_INACTIVE',
      'NO_INVITE_BONUS',
      'NO_INVITEE_PLAY_INFO',
      'INVITE_BONUS_FAIL',
      'BONUS_REMAINING',
      'BONUS_ALREADY_ACTIVE',
    ],
  }),
  banners: read({
    path: '/api/invite/banners',
    summary: 'Banners shown before the invite list (spec 2, /user/home).',
    response: z.array(Banner),
    service: 'other',
    assumedPath: true,
  }),
});
