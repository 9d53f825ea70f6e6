import { ChatLauncher } from './ChatLauncher.tsx';

const nothing = () => undefined;

export const Ready = () => <ChatLauncher unread={0} onOpen={nothing} />;
export const Unread = () => <ChatLauncher unread={3} onOpen={nothing} />;
export const ManyUnread = () => <ChatLauncher unread={120} onOpen={nothing} />;
