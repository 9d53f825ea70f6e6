import { useState } from 'react';
import { usePlayedSheet } from '../../base/ActionSheet/played-sheet.sample.tsx';
import { bannersSample } from '../../base/BannerCarousel/banner.sample.ts';
import type { Progress } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import { inviteAmountSample, inviteLinkSample, invitesSample } from '../invite.sample.ts';
import { InviteModal, type InviteModalProps } from './InviteModal.tsx';

export default { title: 'Invite/Invite modal' };

const nothing = () => undefined;
const none = { state: 'ready', data: [] } as const;

/** Confirming leads to `ends`, as a backend would. */
const Example = ({ ends, ...props }: Partial<InviteModalProps> & { ends?: Progress }) => {
  const t = useWords('invite');
  const [page, setPage] = useState(1);
  const { opener, sheet, end } = usePlayedSheet(t('title'), { ends });
  return (
    <>
      {opener}
      <InviteModal
        banners={none}
        wallet={{ state: 'ready', data: { invite: inviteAmountSample } }}
        link={inviteLinkSample}
        invites={{ state: 'ready', data: { total: 23, invites: invitesSample } }}
        page={page}
        onPage={setPage}
        {...sheet}
        onReceive={end}
        onAdd={end}
        onRefused={nothing}
        onStatement={nothing}
        onBonuses={nothing}
        {...props}
      />
    </>
  );
};

export const Ready = () => <Example />;
export const Empty = () => (
  <Example
    wallet={{ state: 'ready', data: { invite: { ...inviteAmountSample, amount: 0 } } }}
    invites={{ state: 'ready', data: { total: 0, invites: [] } }}
  />
);
export const Loading = () => (
  <Example wallet={{ state: 'loading' }} link={undefined} invites={{ state: 'loading' }} />
);
export const Pending = () => <Example ends={{ state: 'pending' }} />;
export const Failed = () => (
  <Example
    wallet={{ state: 'failed', retry: nothing, failure: { message: 'fault:connection' } }}
    link={undefined}
    invites={{ state: 'failed', retry: nothing, failure: { message: 'fault:connection' } }}
  />
);
export const Banners = () => <Example banners={{ state: 'ready', data: bannersSample }} />;
export const Refused = () => (
  <Example ends={{ state: 'refused', failure: { message: 'INVITE_COLLECT', params: { amount: 50 } } }} />
);
export const UnknownUnclear = () => (
  <Example ends={{ state: 'unknown', verdict: 'unclear', failure: { message: 'fault:connection' } }} />
);
