import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inviteCodeOf } from '@wallet/contract/profile';
import { InviteModal } from '@wallet/ui/invite';
import { useTranslation } from '@wallet/ui/i18n';
import { useInviteBanners, invitesQuery, useReceiveInvite } from './api.ts';
import { loadableOf } from '#api/query.ts';
import { useAddInvite, walletQuery } from '#wallet/api.ts';
import { useRewardSheet } from '#bonus/use-reward-sheet.ts';
import { useVerdictToast } from '#statement/use-verdict-toast.ts';

/** The registration link for invited friends (spec 2, Invite link shape). */
const linkOf = (profileId: string) =>
  `${window.location.origin}${import.meta.env.BASE_URL}register?code=${encodeURIComponent(inviteCodeOf(profileId))}`;

/** `?modal=invite` */
export function InviteDialog() {
  const showVerdict = useVerdictToast(useTranslation('invite')('verdict', { returnObjects: true }));
  const bonus = useReceiveInvite(showVerdict);
  const add = useAddInvite(showVerdict);
  const sheet = useRewardSheet('invite', bonus, add, ['invite', 'wallet']);
  const wallet = useQuery(walletQuery());
  const banners = useInviteBanners(sheet.isOpen);
  const invites = useQuery({
    ...invitesQuery(sheet.page),
    enabled: sheet.isOpen,
    placeholderData: keepPreviousData,
  });

  return (
    <InviteModal
      {...sheet}
      banners={loadableOf(banners)}
      wallet={loadableOf(wallet)}
      link={wallet.data && linkOf(wallet.data.profile._id)}
      invites={loadableOf(invites)}
      onReceive={() => bonus.run({})}
      onAdd={(amount) => add.run({ body: { amount } })}
    />
  );
}
