import { bindTo } from '../http/bind.ts';
import type { Member } from './profile/member.ts';

/** `bind(contract.withdraw, { limits: ({ world }) => …, create: ({ world, member, body }) => … })` */
export const bind = bindTo<Member>();
