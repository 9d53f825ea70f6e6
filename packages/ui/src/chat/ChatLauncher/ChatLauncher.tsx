import { Portal, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { ChatIcon } from '../../base/Icon/Icon.tsx';
import { useWords } from '../../words/index.ts';
import classes from './ChatLauncher.module.css';

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
      <UnstyledButton className={classes.launcher} aria-haspopup="dialog" onClick={onOpen}>
        <ChatIcon size={22} />
        <VisuallyHidden>{t('title')}</VisuallyHidden>
        {unread > 0 && (
          <span className={classes.badge} aria-hidden>
            {unread > mostShown ? `${mostShown}+` : unread}
          </span>
        )}
      </UnstyledButton>
      <span role="status">
        {unread > 0 && <VisuallyHidden>{t('unread', { count: unread })}</VisuallyHidden>}
      </span>
    </Portal>
  );
}
