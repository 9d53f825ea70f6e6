import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { shownDescriptions } from '../../base/DescriptionList/description-list.fixture.ts';
import { noBrand, themePalettes } from '../../theme/brand.ts';
import { UiProvider } from '../../theme/index.ts';
import { slicesFixture } from '../spin.fixture.ts';
import { Legend } from './Legend.tsx';

const slice = (label: string, code: string, htmlDescription?: string) => ({
  ...slicesFixture[0]!,
  htmlDescription,
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
  expect(shownDescriptions()).toEqual([
    ['–', 'No prize'],
    ['฿50', 'Fifty baht'],
  ]);
});

it('states the chances that the backend sends, once for the sectors of a label', async () => {
  await renderUi(
    <Legend
      slices={[
        { ...slice('–', 'NOTHING'), chance: 12.5 },
        { ...slice('฿50', 'CASH50', '<p>Fifty</p>'), chance: 0.125 },
        { ...slice('–', 'NOTHING2'), chance: 30 },
        slice('?', 'SILENT'),
      ]}
    />,
  );
  await screen.findByText('Fifty');
  expect(shownDescriptions()).toEqual([
    ['–', 'Chance: 42.5%'],
    ['฿50', 'FiftyChance: 0.13%'],
  ]);
});

it('is hidden without descriptions', async () => {
  await renderUi(<Legend slices={[slice('฿50', 'CASH50')]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('shows a sector without a colour in the brand’s surface', async () => {
  const [, , , , , , , page = '', ...rest] = themePalettes.dark;
  const dark = [...themePalettes.dark.slice(0, 5), '#3B2040', '#2A1530', page, ...rest] as const;
  const plain = { ...slice('฿50', 'CASH50', '<p>Fifty</p>'), bgColor: 'none' };
  await renderUi(
    <UiProvider
      env="test"
      brand={{ ...noBrand, palettes: { ...themePalettes, dark: dark as typeof themePalettes.dark } }}
    >
      <Legend slices={[plain]} />
    </UiProvider>,
  );
  const swatch = (await screen.findByRole('term')).querySelector('span');
  expect(swatch?.style.background).toBe('rgb(59, 32, 64)');
});
