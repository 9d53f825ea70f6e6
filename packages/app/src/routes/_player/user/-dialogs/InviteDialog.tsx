import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toBaht } from '@wallet/contract/wire/money';
import { InviteModal } from '@wallet/ui/invite';
import { latest } from '../../../../api/effect.ts';
import { inviteBannersQuery, invitesQuery, useReceiveInvite } from '../../../../api/invite.ts';
import { touch } from '../../../../api/query-client.ts';
import { loadableOf } from '../../../../api/query.ts';
import { useAddInvite, walletQuery } from '../../../../api/wallet.ts';
import { useDialog } from '../../../../dialog/dialog.ts';
import { usePageWhileOpen } from '../../../../dialog/use-page-while-open.ts';

/** What a member's friends register with (spec 2, Invite link shape). */
const linkOf = (profileId: string) =>
  `${window.location.origin}/register?code=PR${encodeURIComponent(profileId)}`;

/** `?modal=invite` */
export function InviteDialog() {
  const { search, close } = useDialog();
  const navigate = useNavigate();
  const client = useQueryClient();
  const isOpen = search.modal === 'invite';
  const [page, setPage] = usePageWhileOpen(isOpen);
  const wallet = useQuery(walletQuery());
  const banners = useQuery({ ...inviteBannersQuery(), enabled: isOpen });
  const invites = useQuery({ ...invitesQuery(page), enabled: isOpen, placeholderData: keepPreviousData });
  const bonus = useReceiveInvite();
  const add = useAddInvite();

  return (
    <InviteModal
      isOpen={isOpen}
      onClose={close}
      banners={loadableOf(banners)}
      wallet={loadableOf(wallet)}
      link={wallet.data && linkOf(wallet.data.profile._id)}
      invites={loadableOf(invites)}
      page={page}
      onPage={setPage}
      progress={latest(bonus, add)}
      onReceive={() => bonus.run({})}
      onAdd={(amount) => add.run({ body: { amount: toBaht(amount) } })}
      onReset={() => {
        bonus.reset();
        add.reset();
      }}
      onRefused={() => void touch(client, ['invite', 'wallet'])}
      onStatement={() => void navigate({ to: '/user/statement' })}
      onBonuses={() => void navigate({ to: '/user/bonus' })}
    />
  );
}
