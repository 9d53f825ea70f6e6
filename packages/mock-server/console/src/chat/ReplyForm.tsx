import { JsonInput, Textarea } from '@mantine/core';
import { IconPaperclip, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useLiveWorld, useRun } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { FilePicker } from '../parts/FilePicker.tsx';
import { RunForm } from '../parts/RunForm.tsx';
import { SmallButton } from '../parts/SmallButton.ts';
import { messages, messageTypes, type Room } from './messages.ts';

export function ReplyForm({ room }: { readonly room: Room }) {
  const t = useText();
  const { world } = useLiveWorld();
  const { run, changing } = useRun();
  const [text, setText] = useState('');
  const [json, setJson] = useState<string>();

  const sendFile = (file: File): void =>
    void run(async () => world.chat.sendFile({ ...room, content: await base64Of(file) }));

  const send = (): Promise<unknown> =>
    json === undefined
      ? world.chat.sayText({ ...room, text })
      : world.chat.sendAsAgent({ ...room, message: JSON.parse(json) as never });

  const ways = (
    <>
      <SmallButton variant={json === undefined ? 'light' : 'default'} onClick={() => setJson(undefined)}>
        {t('chat.types.text')}
      </SmallButton>
      <FilePicker
        accept="image/png,image/jpeg,image/gif,video/mp4,video/quicktime"
        icon={<IconPaperclip size={14} />}
        label={t('chat.file')}
        changing={changing}
        onPick={sendFile}
      />
      {messageTypes.map((type) => (
        <SmallButton key={type} onClick={() => setJson(JSON.stringify(messages[type], null, 2))}>
          {t(`chat.types.${type}`)}
        </SmallButton>
      ))}
    </>
  );

  return (
    <RunForm
      submit={t('chat.send')}
      icon={<IconSend size={16} />}
      act={send}
      onDone={() => {
        setText('');
        setJson(undefined);
      }}
      beside={ways}
    >
      {json === undefined ? (
        <Textarea
          label={t('chat.answer')}
          autosize
          minRows={2}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          required
        />
      ) : (
        <JsonInput
          label={t('chat.json')}
          validationError={t('faults.noJson')}
          minRows={5}
          value={json}
          onChange={setJson}
        />
      )}
    </RunForm>
  );
}

/** Returns the bytes of a file in base64. Rejects when it cannot be read. */
const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
