import { useState } from 'react';
import { noActions } from '../chat.fixture.ts';
import { Composer } from './Composer.tsx';

export default { title: 'Chat/Composer' };

const Example = ({ initial = '', drawReceipt }: { initial?: string; drawReceipt?: () => Promise<File> }) => {
  const [draft, setDraft] = useState(initial);
  return <Composer isOnline draft={draft} onDraft={setDraft} actions={noActions} drawReceipt={drawReceipt} />;
};

export const Ready = () => <Example initial="ถอนเงินยังไม่เข้า" />;
export const Empty = () => <Example />;
export const WithReceipt = () => (
  <Example initial="ถอนเงินยังไม่เข้า" drawReceipt={() => Promise.resolve(new File([], 'receipt.png'))} />
);
export const AlmostFull = () => <Example initial={'ก'.repeat(1_950)} />;
export const TooLong = () => <Example initial={'ก'.repeat(2_010)} />;
