import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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

it.each([
  ['a row of cards, which is silent at first', false, ''],
  ['a carousel with a count', true, 'สไลด์ 1 จาก 3'],
])('announces each move once in the language of the page: %s', async (_what, withCount, before) => {
  const width = 300;
  const sizes = [
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width),
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return this.role === 'group' ? width * [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
    }),
  ];
  await renderUi(
    <Carousel label="เกม" withCount={withCount}>
      {['one', 'two', 'three'].map((text) => (
        <button key={text}>{text}</button>
      ))}
    </Carousel>,
    { language: 'th' },
  );
  // Mantine's own announcement stands inside the region, hidden by the style sheet.
  const around = screen.getByRole('region', { name: 'เกม' }).parentElement;
  const spoken = () =>
    [...(around?.querySelectorAll(':scope > [role="status"]') ?? [])].map(({ textContent }) =>
      textContent.replace(/\s/g, ' '),
    );
  expect(spoken()).toEqual([before]);
  screen.getByRole('button', { name: 'one' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(spoken()).toEqual(['สไลด์ 2 จาก 3']);
  for (const size of sizes) size.mockRestore();
});

it('has no controls with one slide', async () => {
  await renderUi(
    <Carousel label="Games" withCount>
      <p>one</p>
    </Carousel>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
