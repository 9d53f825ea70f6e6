import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Loaded early, so no test waits for the transform.
import '../../base/SafeHtml/sanitize.ts';
import { renderUi } from '../../../vitest.render.tsx';
import { conditions } from '../site.fixture.ts';
import { ConditionsModal } from './ConditionsModal.tsx';

const show = (texts: readonly string[]) =>
  renderUi(
    <ConditionsModal
      isOpen
      onClose={() => undefined}
      conditions={{ state: 'ready', data: texts }}
      playSafelyHref="/user/profile?modal=play-safely"
    />,
  );

describe('ConditionsModal', () => {
  it('numbers the conditions', async () => {
    await show(conditions);
    expect(await screen.findAllByRole('listitem')).toHaveLength(conditions.length);
  });

  it('runs nothing of what a text brings along', async () => {
    await show(['<img src=x onerror="globalThis.ran=1"> safe <script>globalThis.ran=1</script>']);
    const item = await screen.findByRole('listitem');
    expect(item.innerHTML).not.toMatch(/onerror|script/);
    expect(item.textContent).toContain('safe');
  });

  it.each(['<!-- draft', '<title>', '<style>', '<b title="'])(
    'shows the conditions after one that leaves %s open',
    async (left) => {
      await show([`the first ${left}`, 'the second', 'the third']);
      await screen.findByText('the first');
      expect(screen.getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual([
        'the first',
        'the second',
        'the third',
      ]);
    },
  );

  it('shows a text when there are none', async () => {
    await show([]);
    expect(await screen.findByText('There are no conditions at the moment.')).toBeTruthy();
  });
});
