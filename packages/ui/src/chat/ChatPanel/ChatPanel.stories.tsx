import { useState } from 'react';
import { everyDelivery, everyMessage, noActions, own, text, theirs } from '../chat.fixture.ts';
import { ChatLauncher } from '../ChatLauncher/ChatLauncher.tsx';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';

export default { title: 'Chat/Chat panel' };

const Example = (props: Partial<ChatPanelProps>) => {
  const [isOpen, setOpen] = useState(true);
  const [draft, setDraft] = useState(props.draft ?? '');
  return (
    <>
      <div data-place="chat" />
      <ChatLauncher unread={0} onOpen={() => setOpen(true)} />
      <ChatPanel
        entries={everyMessage}
        history="beginning"
        connection="connected"
        actions={noActions}
        {...props}
        draft={draft}
        onDraft={setDraft}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
};

const long = Array.from({ length: 30 }, (_, at) =>
  at % 3 === 0 ? own(`${at}`, text('ปั๊มน้ำ ที่นี่ กตัญญู'), at) : theirs(`${at}`, text('ບໍ່ແມ່ນ ນ້ຳ ຂໍ້ຄວາມ'), at),
);

export const Ready = () => <Example />;
export const Empty = () => <Example entries={[]} />;
export const Loading = () => <Example entries={[]} history="loading" />;
export const Failed = () => <Example entries={[]} history="failed" />;
export const Deliveries = () => <Example entries={everyDelivery} />;
export const Long = () => <Example entries={long} history="part" newSince={long.at(-4)?.at} />;
export const EarlierFailed = () => <Example entries={long} history="earlier-failed" />;
export const Lost = () => <Example connection="lost" />;
export const Offline = () => <Example entries={everyDelivery} connection="offline" />;
export const AlmostFull = () => <Example draft={'ก'.repeat(1_950)} />;
export const TooLong = () => <Example draft={'ก'.repeat(2_010)} />;
export const WithReceipt = () => (
  <Example draft="ถอนเงินยังไม่เข้า" drawReceipt={() => Promise.resolve(new File([], 'receipt.png'))} />
);
