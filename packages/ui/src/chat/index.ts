export { ChatLauncher } from './ChatLauncher/ChatLauncher.tsx';
export type { ChatEntry, ChatHistory, Delivery, ChatReply } from './chat-entry.ts';
export { useFileErrorText } from './use-file-error-text.ts';
