import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { noActions, own, text } from '../chat.fixture.ts';
import { Messages } from './Messages.tsx';

it('renders a new message, and none of the others again', async () => {
  const rendered = vi.fn();
  const entries = ['Hello', 'Where is my deposit?', 'It was a transfer.'].map((words, minute) => {
    const entry = own(words, text(words), minute);
    const { payload } = entry.message;
    const message = Object.defineProperty({ ...entry.message }, 'payload', {
      get: () => {
        rendered(words);
        return payload;
      },
    });
    return { ...entry, message };
  });
  const list = (count: number) => (
    <Messages entries={entries.slice(0, count)} history="beginning" actions={noActions} />
  );
  const { rerender } = await renderUi(list(2));
  expect(rendered).toHaveBeenCalledWith('Hello');
  rendered.mockClear();
  rerender(list(3));
  expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['It was a transfer.']));
});
