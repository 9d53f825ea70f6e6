import { ActionIcon, Indicator, Portal, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Indicator.layer.css';
import { ChatIcon } from '../../base/Icon/Icon.tsx';
import { useWords } from '../../words/index.ts';

export interface ChatLauncherProps {
  /** How many messages were not seen. */
  unread: number;
  onOpen: () => void;
}

/** More than these are not counted on the button. */
const mostShown = 99;

/** Opens the chat from any page; stands in the top bar, where it lies over nothing, and says how much was not read. */
export function ChatLauncher({ unread, onOpen }: ChatLauncherProps) {
  const t = useWords('chat');
  return (
    <Portal target='[data-place="chat"]'>
      <Indicator
        label={<span aria-hidden>{unread > mostShown ? `${mostShown}+` : unread}</span>}
        disabled={unread === 0}
        size={20}
        offset={6}
        color="orange"
      >
        <ActionIcon color="gold" aria-label={t('title')} aria-haspopup="dialog" onClick={onOpen}>
          <ChatIcon size={24} />
        </ActionIcon>
      </Indicator>
      <span role="status">
        {unread > 0 && <VisuallyHidden>{t('unread', { count: unread })}</VisuallyHidden>}
      </span>
    </Portal>
  );
}
