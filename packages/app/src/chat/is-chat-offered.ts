import type { QueryClient } from '@tanstack/react-query';
import { hasChat } from '#env.ts';

/** Returns whether this build and the operator have a chat; false when that cannot be read. */
export async function isChatOffered(client: QueryClient): Promise<boolean> {
  if (!hasChat) return false;
  try {
    // No first page needs the contract of the chat.
    const { chatEnabledQuery } = await import('./api.ts');
    return (await client.fetchQuery(chatEnabledQuery())).enableChatWidget;
  } catch {
    return false;
  }
}
