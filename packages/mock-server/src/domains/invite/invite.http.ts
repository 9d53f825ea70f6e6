import { succeededAs, type HandlersOf } from '../bind.ts';
import { listInvites, receiveInvite, listInviteBanners } from './invite.ts';

export const inviteHttp: HandlersOf<'invite'> = {
  list: ({ world, member, body }) => listInvites(world, member, body),
  receive: ({ world, member }) => succeededAs('INVITE_BONUS_SUCCESS', receiveInvite(world, member)),
  banners: ({ language }) => listInviteBanners(language),
};
