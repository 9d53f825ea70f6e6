import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { DateTime } from './DateTime.tsx';

describe('DateTime', () => {
  it.each([
    ['2026-03-01T23:59:59+07:00', '01/03/2026 23:59:59'],
    ['2026-12-31T17:00:00Z', '01/01/2027 00:00:00'],
    ['2026-12-31T16:59:59.999Z', '31/12/2026 23:59:59'],
  ])('shows %s as %s in Bangkok', async (value, text) => {
    await renderUi(<DateTime value={value} />, { language: 'th' });
    expect(screen.getByText(text).getAttribute('datetime')).toBe(value);
  });

  it('shows a dash for an invalid date', async () => {
    await renderUi(<DateTime value="soon" />);
    expect(screen.getByText('–')).toBeTruthy();
  });
});
