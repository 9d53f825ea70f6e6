export { ChatLauncher, type ChatLauncherProps } from './ChatLauncher/ChatLauncher.tsx';
export type { ChatActions, ChatEntry, ChatHistory, Delivery, Sentence } from './chat-entry.ts';
export { useFileRefusal } from './file-refusal.ts';
