import { useState } from 'react';
import { Pager } from './Pager.tsx';
import { noop } from '../story.fixture.ts';

export default { title: 'Base/Pager' };

export const Ready = () => {
  const [page, setPage] = useState(2);
  return <Pager page={page} list={{ total: 48 }} shown={10} onPage={setPage} />;
};
export const FirstPage = () => <Pager page={1} list={{ total: 48 }} shown={10} onPage={noop} />;
export const LastPage = () => <Pager page={5} list={{ total: 48 }} shown={10} onPage={noop} />;
