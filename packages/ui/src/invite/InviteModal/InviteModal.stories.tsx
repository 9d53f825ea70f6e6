import { satang } from '@wallet/contract/wire/money';
import { useState } from 'react';
import { bannersSample } from '../../base/BannerCarousel/banner.fixture.ts';
import { inviteAmountFixture, invitesFixture, invitePropsFixture } from '../invite.fixture.ts';
import { InviteModal, type InviteModalProps } from './InviteModal.tsx';
import { failed, pending, ready, refused, unknown } from '../../base/story.fixture.ts';

export default { title: 'Invite/Invite modal' };

const Example = (props: Partial<InviteModalProps>) => {
  const [page, setPage] = useState(1);
  return <InviteModal {...invitePropsFixture} page={page} onPage={setPage} {...props} />;
};

const Asked = (props: Partial<InviteModalProps>) => (
  <Example
    defaultChosen={{
      kind: 'bonus',
      amount: satang(8_500),
      shares: { success: 100, fail: 20 },
    }}
    {...props}
  />
);

export const Ready = () => <Example />;
export const Empty = () => (
  <Example
    wallet={ready({ invite: { ...inviteAmountFixture, amount: satang(0) } })}
    invites={ready({ total: 0, invites: [] })}
  />
);
export const Loading = () => (
  <Example wallet={{ state: 'loading' }} link={undefined} invites={{ state: 'loading' }} />
);
export const Pending = () => <Asked progress={pending} />;
export const Failed = () => <Example wallet={failed} link={undefined} invites={failed} />;
export const Banners = () => <Example banners={ready(bannersSample)} />;
export const Refused = () => <Asked progress={refused('INVITE_COLLECT', { amount: satang(50_00) })} />;
export const UnknownUnclear = () => <Asked progress={unknown('unclear')} />;
export const Done = () => <Asked progress={{ state: 'done' }} />;
export const UnknownChecking = () => <Asked progress={unknown('checking')} />;
export const UnknownHappened = () => <Asked progress={unknown('happened')} />;
export const UnknownDidNotHappen = () => <Asked progress={unknown('did-not-happen')} />;
export const NextPage = () => (
  <Example invites={{ state: 'ready', data: { total: 23, invites: invitesFixture }, isRefreshing: true }} />
);
