import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, opener } from '../../../vitest.render.tsx';
import { noop } from '../story.fixture.ts';
import { Pager, type PagerProps } from './Pager.tsx';

const draw = opener<PagerProps>(Pager, { page: 2, list: { total: 21 }, shown: 10, onPage: noop });

describe('Pager', () => {
  it('pages in both directions', async () => {
    const { onPage } = await draw();
    expect(screen.getByText('Page 2 of 3')).toBeTruthy();
    fireEvent.click(button('Previous page'));
    fireEvent.click(button('Next page'));
    expect(onPage.mock.calls).toEqual([[1], [3]]);
  });

  it.each([
    [1, 'Previous page'],
    [3, 'Next page'],
  ])('ends at page %i', async (page, name) => {
    await draw({ page });
    expect(button(name).disabled).toBe(true);
  });

  it('returns from a page beyond the end', async () => {
    const { onPage } = await draw({ page: 9 });
    fireEvent.click(button('Previous page'));
    expect(onPage).toHaveBeenCalledWith(3);
  });

  it('renders nothing for a single page', async () => {
    await draw({ page: 1, list: { total: 10 } });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([10, 9])('without a total ends after a page that is not full: %i rows', async (shown) => {
    await draw({ list: { total: undefined }, shown });
    expect(screen.getByText('Page 2')).toBeTruthy();
    expect(button('Next page').disabled).toBe(shown < 10);
  });
});
