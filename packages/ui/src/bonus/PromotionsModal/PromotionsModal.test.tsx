import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { bannersSample } from '../../base/BannerCarousel/banner.fixture.ts';
import { PromotionsModal } from './PromotionsModal.tsx';

it('links to the bonuses and can be hidden for today', async () => {
  const given = { onClose: vi.fn(), onHideToday: vi.fn() };
  const banners = { state: 'ready', data: bannersSample } as const;
  const { navigate } = await renderUi(<PromotionsModal isOpen banners={banners} {...given} />);
  await userEvent.click(screen.getByRole('button', { name: 'Hide for today' }));
  expect(given.onHideToday).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'See bonuses' }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/bonus');
});
