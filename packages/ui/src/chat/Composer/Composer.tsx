import { ActionIcon, Button, FileButton, Textarea } from '@mantine/core';
import { chatLimits, chatMediaTypes } from '@wallet/contract/chat';
import { useRef, useState, type KeyboardEvent } from 'react';
import { ClipIcon, SendIcon } from '../../base/Icon/ChatActionIcon.tsx';
import { notify } from '../../base/Toasts/Toasts.tsx';
import { useTranslation } from '../../i18n/index.ts';
import type { ChatActions } from '../chat-entry.ts';
import { counterThreshold, checkFile, sendableText } from '../message-rules.ts';
import classes from './Composer.module.css';

export interface ComposerProps {
  draft: string;
  onDraft: (draft: string) => void;
  actions: Pick<ChatActions, 'send' | 'attach'>;
  isOnline: boolean;
  drawReceipt?: (() => Promise<File>) | undefined;
  onReceiptAttached?: (() => void) | undefined;
}

/** Old browsers report an IME composition only by this key code. */
const imeKeyCode = 229;

/** The message field: Enter sends, Shift+Enter starts a new line, Enter during an IME composition does neither. */
export function Composer({
  draft,
  onDraft,
  actions,
  isOnline,
  drawReceipt,
  onReceiptAttached,
}: ComposerProps) {
  const t = useTranslation('chat');
  const reset = useRef<() => void>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isDrawing, setDrawing] = useState(false);
  const left = chatLimits.text - draft.length;
  const isTooLong = left < 0;
  const isCounted = draft.length >= counterThreshold;

  const send = () => {
    const text = sendableText(draft);
    if (text !== undefined && actions.send({ type: 'text', text })) onDraft('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, keyCode, nativeEvent } = event;
    if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || keyCode === imeKeyCode) return;
    event.preventDefault();
    send();
  };
  const attach = (chosen: File | null) => {
    // Cleared, so that the same file can be chosen again.
    reset.current?.();
    if (!chosen) return;
    const checked = checkFile(chosen);
    if ('problem' in checked) notify({ tone: 'failure', text: t(`fileProblem.${checked.problem}`) });
    else actions.attach(chosen, checked.kind);
  };

  const attachReceipt = async (draw: () => Promise<File>) => {
    setDrawing(true);
    try {
      if (actions.attach(await draw(), 'image')) onReceiptAttached?.();
    } catch {
      notify({ tone: 'failure', text: t(isOnline ? 'receiptFailed' : 'alert.offlineFile') });
    } finally {
      setDrawing(false);
    }
  };

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {drawReceipt && (
        <Button
          className={classes['receipt'] ?? ''}
          variant="light"
          size="sm"
          radius="xl"
          loading={isDrawing}
          leftSection={<ClipIcon size={18} />}
          onClick={() => void attachReceipt(drawReceipt)}
        >
          {t('attachReceipt')}
        </Button>
      )}
      <FileButton accept={chatMediaTypes.join(',')} resetRef={reset} onChange={attach}>
        {(props) => (
          <ActionIcon {...props} color="gold" aria-label={t('attach')}>
            <ClipIcon size={22} />
          </ActionIcon>
        )}
      </FileButton>
      <Textarea
        ref={field}
        className={classes['field'] ?? ''}
        autosize
        maxRows={5}
        radius="xl"
        value={draft}
        aria-label={t('write')}
        placeholder={t('write')}
        error={isTooLong && t('tooLong', { count: -left })}
        {...(isCounted && !isTooLong && { description: t('left', { count: left }) })}
        inputWrapperOrder={['input', 'description', 'error']}
        autoComplete="off"
        enterKeyHint="send"
        {...(window.matchMedia('(pointer: fine)').matches && { 'data-autofocus': true })}
        onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <ActionIcon type="submit" aria-label={t('send')} disabled={sendableText(draft) === undefined}>
        <SendIcon size={22} />
      </ActionIcon>
    </form>
  );
}
