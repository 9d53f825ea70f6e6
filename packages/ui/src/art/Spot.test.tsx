import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../vitest.render.tsx';
import { Spot } from './Spot.tsx';

it('keeps its box and shows no broken picture without a connection', async () => {
  const { rerender } = await renderUi(<Spot src="/offline.svg" />);
  const picture = screen.getByRole('presentation');
  expect(picture.style.visibility).toBe('');
  fireEvent.error(picture);
  expect(picture.style.visibility).toBe('hidden');
  expect(picture.getAttribute('height')).toBe('120');
  rerender(<Spot src="/error.svg" />);
  expect(picture.style.visibility).toBe('');
});
