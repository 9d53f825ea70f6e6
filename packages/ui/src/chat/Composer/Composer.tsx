import { ActionIcon, FileButton, Textarea } from '@mantine/core';
import { chatLimits, chatMediaTypes } from '@wallet/contract/chat';
import { useRef, type KeyboardEvent } from 'react';
import { ClipIcon, SendIcon } from '../../base/Icon/TalkIcon.tsx';
import { notify } from '../../base/Toasts/Toasts.tsx';
import { useWords } from '../../words/index.ts';
import type { ChatActions } from '../entry.ts';
import { countFrom, judgeFile, sendable } from '../rules.ts';
import classes from './Composer.module.css';

export interface ComposerProps {
  /** What was typed and not sent yet. */
  draft: string;
  onDraft: (draft: string) => void;
  actions: Pick<ChatActions, 'write' | 'attach'>;
}

/** Old browsers tell of a word that is being composed by this code alone. */
const composing = 229;

/** Where a message is written: Enter sends, Shift and Enter begin a new line, and a word that is being composed is left in peace. */
export function Composer({ draft, onDraft, actions }: ComposerProps) {
  const t = useWords('chat');
  const reset = useRef<() => void>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const left = chatLimits.text - draft.length;
  const isTooLong = left < 0;
  const isCounted = draft.length >= countFrom;

  const send = () => {
    const text = sendable(draft);
    if (text !== undefined && actions.write({ type: 'text', text })) onDraft('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, keyCode, nativeEvent } = event;
    if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || keyCode === composing) return;
    event.preventDefault();
    send();
  };
  const attach = (chosen: File | null) => {
    // Emptied, so that the same file can be chosen again.
    reset.current?.();
    if (!chosen) return;
    const verdict = judgeFile(chosen);
    if ('problem' in verdict) notify({ tone: 'failure', text: t(`fileProblem.${verdict.problem}`) });
    else actions.attach(chosen, verdict.kind);
  };

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
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
      <ActionIcon type="submit" aria-label={t('send')} disabled={sendable(draft) === undefined}>
        <SendIcon size={22} />
      </ActionIcon>
    </form>
  );
}
