import { useQuery } from '@tanstack/react-query';
import { BannersModal } from '@wallet/ui/site/BannersModal';
import { useWords } from '@wallet/ui/words';
import { inviteBannersQuery } from '../../../../api/invite.ts';
import { loadableOf } from '../../../../api/query.ts';
import { refundBannersQuery } from '../../../../api/refund.ts';
import { useDialog } from '../../../../dialog/dialog.ts';

interface BannersDialogProps {
  about: 'invite' | 'refund';
}

/** `?modal=invite` and `?modal=refund`: the operator's banners, where there are any; what they lead to is coming. */
export function BannersDialog({ about }: BannersDialogProps) {
  const t = useWords(about);
  const { search, close } = useDialog();
  const isOpen = search.modal === about;
  const query = about === 'invite' ? inviteBannersQuery() : refundBannersQuery();
  const banners = useQuery({ ...query, enabled: isOpen });

  return <BannersModal isOpen={isOpen} onClose={close} title={t('title')} banners={loadableOf(banners)} />;
}
