import { useState } from 'react';
import { noActions } from '../chat.fixture.ts';
import { Composer } from './Composer.tsx';

export default { title: 'Chat/Composer' };

const Example = ({ initial = '' }: { initial?: string }) => {
  const [draft, setDraft] = useState(initial);
  return <Composer draft={draft} onDraft={setDraft} actions={noActions} />;
};

export const Ready = () => <Example initial="ถอนเงินยังไม่เข้า" />;
export const Empty = () => <Example />;
export const AlmostFull = () => <Example initial={'ก'.repeat(1_950)} />;
export const TooLong = () => <Example initial={'ก'.repeat(2_010)} />;
