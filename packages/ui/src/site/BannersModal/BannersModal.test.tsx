import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
// Fetched ahead, so that no test waits for a compiler.
import '../../base/SafeHtml/sanitize.ts';
import { renderUi } from '../../../vitest.render.tsx';
import { banners } from '../site.sample.ts';
import { BannersModal, type BannersModalProps } from './BannersModal.tsx';
import { PromotionsModal } from './PromotionsModal.tsx';

const draw = (given: BannersModalProps['banners'], isOpen = true) => (
  <BannersModal isOpen={isOpen} onClose={() => undefined} title="Invite friends" banners={given} />
);

const ready = { state: 'ready', data: banners } as const;

describe('the banners before something', () => {
  it('come first, and again at the next opening', async () => {
    const { rerender } = await renderUi(draw(ready));
    expect(screen.getAllByRole('img', { name: /Invite friends/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
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

describe('the promotions', () => {
  it('lead to the bonuses, and stay away for today when asked to', async () => {
    const given = { onHideToday: vi.fn(), onBonuses: vi.fn() };
    await renderUi(
      <PromotionsModal isOpen onClose={() => undefined} banners={ready} isHiddenToday={false} {...given} />,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Do not show this again today' }));
    expect(given.onHideToday).toHaveBeenCalledExactlyOnceWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'See the bonuses' }));
    expect(given.onBonuses).toHaveBeenCalledOnce();
  });
});
