import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { Carousel } from './Carousel.tsx';

it('localises its name, slides and arrows', async () => {
  const slides = ['one', 'two'].map((text) => <p key={text}>{text}</p>);
  await renderUi(
    <Carousel label="เกม" withCount>
      {slides}
    </Carousel>,
    { language: 'th' },
  );
  expect(screen.getByRole('region', { name: 'เกม' }).getAttribute('aria-roledescription')).toBe('ภาพเลื่อน');
  expect(screen.getByRole('group', { name: /^สไลด์\s2\sจาก\s2$/ }).textContent).toBe('two');
  expect(screen.getAllByRole('button').map((arrow) => arrow.getAttribute('aria-label'))).toEqual([
    'สไลด์ก่อนหน้า',
    'สไลด์ถัดไป',
  ]);
  expect(screen.getByText(/^สไลด์\s1\sจาก\s2$/).getAttribute('role')).toBe('status');
});

it('has no controls with one slide', async () => {
  await renderUi(
    <Carousel label="Games" withCount>
      <p>one</p>
    </Carousel>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
