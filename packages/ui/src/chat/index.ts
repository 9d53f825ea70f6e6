export { ChatLauncher, type ChatLauncherProps } from './ChatLauncher/ChatLauncher.tsx';
export type { ChatActions, ChatEntry, ChatHistory, Delivery, ChatReply } from './chat-entry.ts';
export { useFileErrorText } from './use-file-error-text.ts';
