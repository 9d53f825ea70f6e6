import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { setImageOrigins } from '../external-url/external-url.ts';
import { BannerCarousel } from './BannerCarousel.tsx';

afterEach(() => setImageOrigins([]));

describe('BannerCarousel', () => {
  it.each([
    ['/\\pictures.example/a.png', false],
    ['https://elsewhere.example/a.png', false],
    ['https://pictures.example/a.png', true],
  ])('checks the image URL %s (%s)', async (image, isShown) => {
    setImageOrigins(['https://pictures.example']);
    await renderUi(<BannerCarousel label="News" banners={[{ image }]} />);
    expect(screen.queryByRole('img', { name: 'News' }) !== null).toBe(isShown);
  });

  it('shows an empty box in place of a broken picture', async () => {
    await renderUi(<BannerCarousel label="News" banners={[{ image: '/pictures/a.png' }]} />);
    fireEvent.error(screen.getByRole('img', { name: 'News' }));
    expect(screen.queryByRole('img', { name: 'News' })).toBeNull();
    expect(document.querySelector('article')?.childElementCount).toBe(1);
  });
});
