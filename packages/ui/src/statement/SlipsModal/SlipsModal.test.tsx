import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { slipsFixture, slipsPropsFixture } from '../statement.fixture.ts';
import { SlipsModal } from './SlipsModal.tsx';

const [, received, failed] = slipsFixture;

const draw = opener(SlipsModal, slipsPropsFixture);

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('the list of slips', () => {
  it('shows time, amount, status and reason', async () => {
    await draw();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Received',
      'Amount',
      'Status',
      'Slip',
    ]);
    const advice = 'Send the slip again. If it fails again, contact us.';
    expect(cells()).toEqual([
      ['21/11/2026 14:02:11', '–', 'In progress ', ''],
      ['21/11/2026 09:15:42', '฿1,000.00', 'Success Reference DEMO20260001', 'View the slip'],
      ['20/11/2026 23:59:59', '–', `Failed (The bank is closed today.)${advice}`, 'View the slip'],
    ]);
  });

  it('opens each picture, by its reference or by its address', async () => {
    const { user, onPicture } = await draw();
    for (const way of screen.getAllByRole('button', { name: 'View the slip' })) await user.click(way);
    expect(onPicture.mock.calls).toEqual([[received], [failed]]);
  });

  it.each([
    ['pending', undefined],
    ['failed', 'It could not be opened. Try again.'],
  ] as const)('shows the state of a picture: %s', async (state, words) => {
    await draw({ picture: { reference: received.reference, state } });
    const [way] = screen.getAllByRole<HTMLButtonElement>('button', { name: /View the slip/ });
    expect(way?.getAttribute('aria-disabled')).toBe(state === 'pending' ? 'true' : null);
    if (words) expect(screen.getByText(words)).toBeTruthy();
  });

  it('offers a link after a blocked popup', async () => {
    const href = 'https://pictures.example/slip/1';
    await draw({ picture: { reference: received.reference, state: 'blocked', href } });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the slip' });
    expect([link.href, link.target, link.rel]).toEqual([href, '_blank', 'noopener noreferrer']);
  });

  it('changes pages and refreshes', async () => {
    const { user, onPage, onRefresh } = await draw();
    expect(screen.getByText('21/11/2026 14:05:00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(onPage).toHaveBeenCalledWith(2);
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('offers to send a slip when empty', async () => {
    const { user, navigate } = await draw({ slips: { state: 'ready', data: { total: 0, slips: [] } } });
    await user.click(screen.getByRole('button', { name: 'Send a slip' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/home?modal=slip');
  });
});
