import { slipNotes, type Slip, type SlipNote } from '@wallet/contract/statement';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, opener } from '../../../vitest.render.tsx';
import { failedSlipsFixture, slipsFixture } from '../statement.fixture.ts';
import { noop, ready } from '../../base/story.fixture.ts';
import { SlipTracker, type SlipTrackerProps } from './SlipTracker.tsx';

const [underWay, received, failed] = slipsFixture;

async function draw(slip: Slip) {
  const onContact = vi.fn<(message: string) => void>();
  const usual = { slip: ready(slip), onRefresh: noop, onSend: noop };
  const view = await opener<SlipTrackerProps>(SlipTracker, usual)({}, { onSupport: onContact });
  return { ...view, onContact };
}

/** The slip's live region; toasts have their own. */
const statusText = () => screen.getAllByRole('status')[0]?.textContent;

describe('the status of a slip', () => {
  it('is pending and can be refreshed', async () => {
    const { user, onRefresh } = await draw(underWay);
    expect(statusText()).toContain('The slip is being checked');
    expect(screen.getByText('21/11/2026 14:02:11')).toBeTruthy();
    await user.click(button('Check again'));
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('shows the received amount and links to the statement', async () => {
    const { user, navigate } = await draw(received);
    expect(statusText()).toContain('+฿1,000.00');
    await user.click(button('Open statement'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/statement');
  });

  const ways = {
    incorrect: 'onSend',
    unreadable: 'onSend',
    unstableReference: 'onSend',
    captcha: 'onSend',
    unknown: 'onSend',
    duplicate: 'navigate',
    destination: 'onContact',
    mismatch: 'onContact',
    expired: 'onContact',
  } as const;

  it.each(failedSlipsFixture.map((slip) => [slip.note ?? '', slip] as const))(
    'after %s shows the reason, the advice and a link',
    async (note, slip) => {
      const { user, ...given } = await draw(slip);
      expect(statusText()).toMatch(/^The slip was not accepted \([a-z ]+\)./);
      await user.click(screen.getAllByRole('button')[0] ?? expect.fail());
      const way = ways[slipNotes[note as SlipNote]];
      for (const name of ['onSend', 'navigate', 'onContact'] as const)
        expect(given[name]).toHaveBeenCalledTimes(name === way ? 1 : 0);
    },
  );

  it('that was refused goes to support with its facts', async () => {
    const slip = failedSlipsFixture.find(({ note }) => note === 'EXPIRED_SLIP') ?? expect.fail();
    const { user, onContact } = await draw(slip);
    await user.click(button('Contact us'));
    expect(onContact).toHaveBeenCalledExactlyOnceWith(
      `I have a problem with this transaction:\nSlip\nFailed: expired slip\nReceived: 20/11/2026 20:30:00\nReference: ${slip.reference}`,
      undefined,
    );
  });

  it('shows an unlisted note as received', async () => {
    await draw(failed);
    expect(statusText()).toContain('(The bank is closed today.)');
    expect(button('Send another picture')).toBeTruthy();
  });
});
