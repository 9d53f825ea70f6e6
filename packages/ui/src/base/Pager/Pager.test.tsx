import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { Pager } from './Pager.tsx';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('Pager', () => {
  it('pages in both directions', async () => {
    const onPage = vi.fn();
    await renderUi(<Pager page={2} list={{ total: 21 }} shown={10} onPage={onPage} />);
    expect(screen.getByText('Page 2 of 3')).toBeTruthy();
    fireEvent.click(button('Previous page'));
    fireEvent.click(button('Next page'));
    expect(onPage.mock.calls).toEqual([[1], [3]]);
  });

  it.each([
    [1, 'Previous page'],
    [3, 'Next page'],
  ])('ends at page %i', async (page, name) => {
    await renderUi(<Pager page={page} list={{ total: 21 }} shown={10} onPage={() => undefined} />);
    expect(button(name).disabled).toBe(true);
  });

  it('returns from a page beyond the end', async () => {
    const onPage = vi.fn();
    await renderUi(<Pager page={9} list={{ total: 21 }} shown={10} onPage={onPage} />);
    fireEvent.click(button('Previous page'));
    expect(onPage).toHaveBeenCalledWith(3);
  });

  it('renders nothing for a single page', async () => {
    await renderUi(<Pager page={1} list={{ total: 10 }} shown={10} onPage={() => undefined} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

it('offers a next page after a full page without a total', async () => {
  const onPage = vi.fn();
  await renderUi(<Pager page={2} list={{ total: undefined }} shown={10} onPage={onPage} />);
  expect(screen.getByText('Page 2')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(false);
});

it('ends after a page that is not full', async () => {
  await renderUi(<Pager page={2} list={{ total: undefined }} shown={9} onPage={() => undefined} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
});
