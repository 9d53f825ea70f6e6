import { contract } from '@wallet/contract';
import { bind } from '../bind.ts';
import { succeededAs } from '../succeeded.ts';
import { listInvites, receiveInvite } from './invite.ts';
import { listInviteBanners } from './texts.ts';

export const inviteHttp = bind(contract.invite, {
  list: ({ world, member, body }) => listInvites(world, member, body),
  receive: ({ world, member }) => succeededAs('INVITE_BONUS_SUCCESS', receiveInvite(world, member)),
  banners: ({ language }) => listInviteBanners(language),
});
