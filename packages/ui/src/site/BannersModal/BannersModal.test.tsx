import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Fetched ahead, so that no test waits for a compiler.
import '../../base/SafeHtml/sanitize.ts';
import { renderUi } from '../../../vitest.render.tsx';
import { bannersSample } from '../../base/BannerCarousel/banner.sample.ts';
import { BannersModal, type BannersModalProps } from './BannersModal.tsx';

const draw = (given: BannersModalProps['banners'], isOpen = true) => (
  <BannersModal isOpen={isOpen} onClose={() => undefined} title="Invite friends" banners={given} />
);

const ready = { state: 'ready', data: bannersSample } as const;

describe('the banners before something', () => {
  it('come first, and again at the next opening', async () => {
    const { rerender } = await renderUi(draw(ready));
    expect(screen.getAllByRole('img', { name: /Invite friends/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Coming soon')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /Invite friends/ })).toBeNull();
    rerender(draw(ready, false));
    rerender(draw(ready));
    expect(screen.getAllByRole('img', { name: /Invite friends/ })).toHaveLength(2);
  });

  it.each([
    ['there are none', { state: 'ready', data: [] }],
    ['they cannot be read', { state: 'failed', retry: () => undefined }],
  ] as const)('keep nobody waiting where %s', async (_what, given) => {
    await renderUi(draw(given));
    expect(screen.getByText('Coming soon')).toBeTruthy();
  });
});
