import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { slicesFixture } from '../spin.fixture.ts';
import { Legend } from './Legend.tsx';

const slice = (label: string, code: string, htmlDescription?: string) => ({
  ...slicesFixture[0]!,
  ...(htmlDescription === undefined ? { htmlDescription: undefined } : { htmlDescription }),
  label,
  code,
});

it('explains each label once, and skips labels without a description', async () => {
  const none = '<p>No prize</p>';
  await renderUi(
    <Legend
      slices={[
        slice('–', 'NOTHING', none),
        slice('฿50', 'CASH50', '<p>Fifty <b>baht</b></p>'),
        slice('–', 'NOTHING2', none),
        slice('?', 'SILENT'),
      ]}
    />,
  );
  await screen.findByText('No prize');
  const rows = screen.getAllByRole('term').map((term) => [term, term.nextElementSibling]);
  expect(rows.map((row) => row.map((part) => part?.textContent))).toEqual([
    ['–', 'No prize'],
    ['฿50', 'Fifty baht'],
  ]);
});

it('is hidden without descriptions', async () => {
  await renderUi(<Legend slices={[slice('฿50', 'CASH50')]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
