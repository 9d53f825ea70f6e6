import { useState } from 'react';
import { failedSlipsFixture, slipsFixture, slipsPropsFixture } from '../statement.fixture.ts';
import { SlipsModal, type SlipsModalProps } from './SlipsModal.tsx';
import { failed, ready } from '../../base/story.fixture.ts';

export default { title: 'Statement/Slips modal' };

const data = { total: 23, slips: slipsFixture };
const [, received] = slipsFixture;

const Example = (props: Partial<SlipsModalProps>) => {
  const [page, setPage] = useState(1);
  return <SlipsModal {...slipsPropsFixture} page={page} onPage={setPage} {...props} />;
};

export const Ready = () => <Example />;
export const Empty = () => <Example slips={ready({ total: 0, slips: [] })} />;
export const Loading = () => <Example slips={{ state: 'loading' }} />;
export const Pending = () => <Example slips={{ state: 'ready', data, isRefreshing: true }} />;
export const Failed = () => <Example slips={failed} />;
export const Stale = () => <Example slips={{ state: 'ready', data, isStale: true }} />;
export const EveryNote = () => (
  <Example slips={ready({ total: failedSlipsFixture.length, slips: failedSlipsFixture })} />
);
export const PictureOnItsWay = () => (
  <Example picture={{ reference: received.reference, state: 'pending' }} />
);
export const PictureFailed = () => <Example picture={{ reference: received.reference, state: 'failed' }} />;
export const TabBlocked = () => (
  <Example
    picture={{
      reference: received.reference,
      state: 'blocked',
      href: 'https://pictures.example/slip/1',
    }}
  />
);
