import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { Fill } from './Fill.tsx';

it('shows its content in the place that is held open for it, and nowhere else', async () => {
  const page = (hasPlace: boolean) => (
    <>
      {hasPlace && <header data-place="chat" />}
      <main>
        <Fill place="chat">hello</Fill>
      </main>
    </>
  );
  const { unmount } = await renderUi(page(true));
  expect(screen.getByText('hello').tagName).toBe('HEADER');
  unmount();
  await renderUi(page(false));
  expect(screen.queryByText('hello')).toBeNull();
});
