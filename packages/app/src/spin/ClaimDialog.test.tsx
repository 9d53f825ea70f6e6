import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { json, startBackend } from '#api/backend.fixture.ts';
import { openPage, type Page } from '#drift/page.fixture.tsx';

let page: Page | undefined;
afterEach(() => page?.leave());

it('a claimed coupon does not open again by Forward', async () => {
  const backend = startBackend();
  page = await openPage('/user/spin', { language: 'en' });
  await page.go('/user/spin?modal=claim&code=coupon1');
  fireEvent.click(await screen.findByRole('button', { name: page.text('spin:claim.submit') }));
  backend.respond('spin.coupons', json({ coupons: [] }));
  await screen.findByRole('dialog', { name: page.text('spin:claim.done.title') }, { timeout: 3_000 });
  await page.go('/user/spin');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await page.go('/user/spin?modal=claim&code=coupon1');
  expect(screen.queryByRole('dialog')).toBeNull();
});
