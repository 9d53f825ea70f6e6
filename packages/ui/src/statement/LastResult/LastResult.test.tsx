import { screen } from '@testing-library/react';
import { satang } from '@wallet/contract/wire/money';
import { expect, it } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { noop } from '../../base/story.fixture.ts';
import { LastResult, type LastResultProps } from './LastResult.tsx';

const open = opener<LastResultProps>(LastResult, {
  verdict: 'happened',
  texts: { title: 'Withdrawal', checking: '', happened: '', 'did-not-happen': '', unclear: '' },
  kind: 'withdraw',
  amount: satang(500_00),
  record: undefined,
  intent: '0f3c',
  isWaiting: false,
  onClose: noop,
});

it.each([
  [true, 'failure'],
  [false, 'success'],
])('a transaction that failed (%s) is drawn as %s', async (hasFailed, outcome) => {
  await open({ record: { at: '2026-07-03T14:05:09.000+07:00', hasFailed } });
  expect(screen.getByRole('dialog').querySelector('[data-outcome]')?.getAttribute('data-outcome')).toBe(
    outcome,
  );
});
