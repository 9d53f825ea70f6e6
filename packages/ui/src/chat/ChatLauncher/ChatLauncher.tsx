import { ActionIcon, Indicator, Portal, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Indicator.layer.css';
import { ChatIcon } from '../../base/Icon/Icon.tsx';
import { useTranslation } from '../../i18n/index.ts';

/** Higher counts are shown as "99+". */
const maxCount = 99;

/** Button in the top bar that opens the chat, with the number of unseen messages. */
export function ChatLauncher({ unread, onOpen }: { unread: number; onOpen: () => void }) {
  const t = useTranslation('chat');
  return (
    <Portal target='[data-place="chat"]'>
      <Indicator
        label={<span aria-hidden>{unread > maxCount ? `${maxCount}+` : unread}</span>}
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
