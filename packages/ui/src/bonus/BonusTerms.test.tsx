import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../vitest.render.tsx';
import { shownDescriptions } from '../base/DescriptionList/description-list.fixture.ts';
import { BonusTerms } from './BonusTerms.tsx';

it.each([
  [20, '20% of the bonus'],
  [undefined, 'Part or all of the bonus'],
])('states when a bonus is paid, and what cancelling it costs with %s percent', async (percentFail, lost) => {
  await renderUi(<BonusTerms percentFail={percentFail} notice={undefined} />);
  expect(shownDescriptions()).toEqual([
    ['Paid out', 'When its conditions are met'],
    ['Deducted if cancelled early', lost],
  ]);
});

it('states no cost of a cancellation that is not offered', async () => {
  await renderUi(<BonusTerms percentFail={20} isCancellable={false} notice="<p>Cancelling costs</p>" />);
  expect(shownDescriptions()).toEqual([['Paid out', 'When its conditions are met']]);
  expect(screen.queryByText('Cancelling costs')).toBeNull();
});
