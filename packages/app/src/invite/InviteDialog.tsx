import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inviteCodeOf } from '@wallet/contract/profile';
import { useResetOnOpen } from '@wallet/ui/base/reset-on-open';
import { InviteModal } from '@wallet/ui/invite';
import { useTranslation } from '@wallet/ui/i18n';
import { useInviteBanners, invitesQuery, useReceiveInvite } from './api.ts';
import { loadableOf } from '#api/query.ts';
import { useAddInvite, walletQuery } from '#wallet/api.ts';
import { useDialog } from '#navigation/dialog.ts';
import { useRewardSheet } from '#bonus/use-reward-sheet.ts';
import { useVerdictToast } from '#statement/use-verdict-toast.ts';

/** The registration link for invited friends (spec 2, Invite link shape). */
const linkOf = (profileId: string) =>
  `${window.location.origin}${import.meta.env.BASE_URL}register?code=${encodeURIComponent(inviteCodeOf(profileId))}`;

/** `?modal=invite` */
export function InviteDialog() {
  const { isOpen } = useDialog('invite');
  const [page, setPage] = useResetOnOpen(isOpen, 1);
  const wallet = useQuery(walletQuery());
  const banners = useInviteBanners(isOpen);
  const invites = useQuery({ ...invitesQuery(page), enabled: isOpen, placeholderData: keepPreviousData });
  const showVerdict = useVerdictToast(useTranslation('invite')('verdict', { returnObjects: true }));
  const bonus = useReceiveInvite(showVerdict);
  const add = useAddInvite(showVerdict);
  const sheet = useRewardSheet(bonus, add, ['invite', 'wallet']);

  return (
    <InviteModal
      {...sheet}
      isOpen={isOpen}
      banners={loadableOf(banners)}
      wallet={loadableOf(wallet)}
      link={wallet.data && linkOf(wallet.data.profile._id)}
      invites={loadableOf(invites)}
      page={page}
      onPage={setPage}
      onReceive={() => bonus.run({})}
      onAdd={(amount) => add.run({ body: { amount } })}
    />
  );
}
