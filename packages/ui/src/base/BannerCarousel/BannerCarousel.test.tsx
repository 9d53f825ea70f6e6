import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { BannerCarousel } from './BannerCarousel.tsx';

describe('BannerCarousel', () => {
  it('shows an empty box in place of a broken picture', async () => {
    await renderUi(<BannerCarousel label="News" banners={[{ image: '/pictures/a.png' }]} />);
    fireEvent.error(screen.getByRole('img', { name: 'News' }));
    expect(screen.queryByRole('img', { name: 'News' })).toBeNull();
    expect(document.querySelector('article')?.childElementCount).toBe(1);
  });

  it('localises its name, slides and arrows', async () => {
    await renderUi(<BannerCarousel label="ข่าว" banners={[{ html: 'one' }, { html: '<p>two</p>' }]} />, {
      language: 'th',
    });
    expect(screen.getByRole('region', { name: 'ข่าว' }).getAttribute('aria-roledescription')).toBe('ภาพเลื่อน');
    const second = screen.getByRole('group', { name: /^สไลด์\s2\sจาก\s2$/ });
    expect(await within(second).findByText('two')).toBeTruthy();
    expect(screen.getAllByRole('button').map((arrow) => arrow.getAttribute('aria-label'))).toEqual([
      'สไลด์ก่อนหน้า',
      'สไลด์ถัดไป',
    ]);
    expect(screen.getByText(/^สไลด์\s1\sจาก\s2$/).getAttribute('role')).toBe('status');
  });

  it('announces each move once in the language of the page', async () => {
    const width = 300;
    const sizes = [
      vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width),
      vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
        return this.role === 'group' ? width * [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
      }),
    ];
    const banners = ['one', 'two', 'three'].map((html) => ({ html }));
    await renderUi(<BannerCarousel label="ข่าว" banners={banners} />, { language: 'th' });
    // Mantine's own announcement stands inside the region, hidden by the style sheet.
    const around = screen.getByRole('region', { name: 'ข่าว' }).parentElement;
    const spoken = () =>
      [...(around?.querySelectorAll(':scope > [role="status"]') ?? [])].map(({ textContent }) =>
        textContent.replace(/\s/g, ' '),
      );
    expect(spoken()).toEqual(['สไลด์ 1 จาก 3']);
    screen.getByRole('button', { name: /ถัดไป/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(spoken()).toEqual(['สไลด์ 2 จาก 3']);
    for (const size of sizes) size.mockRestore();
  });

  it('has no controls with one banner', async () => {
    await renderUi(<BannerCarousel label="News" banners={[{ html: 'one' }]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
