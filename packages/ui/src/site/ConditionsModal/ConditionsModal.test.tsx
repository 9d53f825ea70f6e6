import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Loaded early, so no test waits for the transform.
import '../../base/SafeHtml/sanitize.ts';
import { renderUi } from '../../../vitest.render.tsx';
import { conditions } from '../site.fixture.ts';
import { ConditionsModal } from './ConditionsModal.tsx';

const show = (texts: readonly string[]) =>
  renderUi(<ConditionsModal isOpen onClose={() => undefined} conditions={{ state: 'ready', data: texts }} />);

describe('ConditionsModal', () => {
  it('numbers the conditions', async () => {
    await show(conditions);
    expect(await screen.findAllByRole('listitem')).toHaveLength(conditions.length);
  });

  it('shows a text when there are none', async () => {
    await show([]);
    expect(await screen.findByText('There are no conditions at the moment.')).toBeTruthy();
  });
});
