import { Box } from '@mantine/core';
import type { ChatEntry } from '../chat-entry.ts';
import {
  buttonsMessage,
  cardsMessage,
  mediaMessage,
  noActions,
  own,
  text,
  theirs,
  undelivered,
} from '../chat.fixture.ts';
import { Bubble } from './Bubble.tsx';

export default { title: 'Chat/Bubble' };

const Example = ({ entry, isUsed = false }: { entry: ChatEntry; isUsed?: boolean }) => (
  <Box component="ol" m={0} p="md" style={{ listStyle: 'none' }}>
    <Bubble entry={entry} isFirst actions={noActions} isUsed={() => isUsed} />
  </Box>
);

export const Ready = ({ words }: { words: string }) => <Example entry={theirs('a', text(words))} />;
Ready.args = { words: 'Hello! See https://play.example/help' };
export const Own = () => <Example entry={own('a', text('Where is my deposit?'))} />;
export const Pending = () => <Example entry={undelivered('a', text('Hello?'), { state: 'sending' })} />;
export const Uploading = () => (
  <Example entry={undelivered('a', mediaMessage('image'), { state: 'uploading_file', share: 0.42 })} />
);
export const Failed = () => <Example entry={undelivered('a', text('Hello?'), { state: 'failed' })} />;
export const Buttons = () => <Example entry={theirs('a', buttonsMessage)} />;
export const UsedButtons = () => <Example entry={theirs('a', buttonsMessage)} isUsed />;
export const Cards = () => <Example entry={theirs('a', cardsMessage)} />;
export const Picture = () => <Example entry={theirs('a', mediaMessage('image', 'A picture'))} />;
export const File = () => <Example entry={theirs('a', mediaMessage('file', 'A document'))} />;
