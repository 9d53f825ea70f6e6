import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { failedSlipsFixture } from '../statement.fixture.ts';
import { SlipFailureToast } from './SlipFailureToast.tsx';

it('a refused slip shows one toast with the reason and a link to the slips', async () => {
  const slip = failedSlipsFixture.find(({ note }) => note === 'EXPIRED_SLIP') ?? expect.fail();
  const { navigate, rerender } = await renderUi(<SlipFailureToast slip={slip} />);
  rerender(<SlipFailureToast slip={{ ...slip }} />);
  const texts = await screen.findAllByText('The slip was not accepted (expired slip)');
  expect(texts).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Slips' }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/statement?slips=1');
});
