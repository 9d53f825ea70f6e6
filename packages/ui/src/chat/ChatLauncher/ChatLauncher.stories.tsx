import { ChatLauncher } from './ChatLauncher.tsx';
import { noop } from '../../base/story.fixture.ts';

export default { title: 'Chat/Chat launcher' };

const Example = ({ unread }: { unread: number }) => (
  <>
    <div data-place="chat" />
    <ChatLauncher unread={unread} onOpen={noop} />
  </>
);

export const Ready = () => <Example unread={0} />;
export const Unread = () => <Example unread={3} />;
export const ManyUnread = () => <Example unread={120} />;
