import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { Media } from './Media.tsx';

describe('Media', () => {
  it.each([
    ['/files/a.png', true],
    ['data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', false],
  ])(
    'shows the picture %s; it leads to a page of its own only at an address of the web (%s)',
    async (url, isLink) => {
      await renderUi(<Media url={url} filePath="" fileType="image" message="a slip" />);
      expect(screen.getByRole('img', { name: 'a slip' })).toBeTruthy();
      expect(screen.queryByRole('link') !== null).toBe(isLink);
    },
  );
});
