import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import closedArt from '../../art/closed.svg?no-inline';
import { renderUi } from '../../../vitest.render.tsx';
import { MessageScreen } from './MessageScreen.tsx';

it('renders a main landmark', async () => {
  await renderUi(<MessageScreen art={closedArt} title="Closed" text="Come back later" />);
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Closed' })).toBeTruthy();
});
