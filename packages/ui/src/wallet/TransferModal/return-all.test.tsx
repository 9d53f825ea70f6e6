import { screen } from '@testing-library/react';
import { satang } from '@wallet/contract/wire/money';
import { expect, it } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { refused } from '../../base/story.fixture.ts';
import { transferPropsFixture } from '../wallet.fixture.ts';
import { TransferModal } from './TransferModal.tsx';

it('without money in the games, nobody is asked for a smaller amount, which has no field', async () => {
  await opener(
    TransferModal,
    transferPropsFixture,
  )({
    progress: refused('MONEY_NOT_ENOUGH'),
    defaultIntent: { kind: 'all', amount: satang(32_025) },
  });
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).not.toContain('smaller amount');
  expect(textContent).toContain('There is no money in game accounts.');
});
