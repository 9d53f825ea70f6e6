export { ChatLauncher, type ChatLauncherProps } from './ChatLauncher/ChatLauncher.tsx';
export type { ChatActions, ChatEntry, ChatHistory, Delivery, Sentence } from './entry.ts';
export { useFileRefusal } from './file-refusal.ts';
