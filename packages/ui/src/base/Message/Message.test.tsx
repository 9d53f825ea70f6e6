import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { Message } from './Message.tsx';

it('is the main part of a page that has no frame', async () => {
  await renderUi(<Message icon={null} title="Closed" text="Come back later" />);
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Closed' })).toBeTruthy();
});
