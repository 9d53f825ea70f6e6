import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { depositBankFixture, qrPropsFixture } from '../deposit.fixture.ts';
import { QrDeposit } from './QrDeposit.tsx';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('../../base/SafeHtml/sanitize.ts', async (load) => {
  loaded();
  return load<object>();
});

it('loads the sanitiser with the form, before there is a code', async () => {
  await renderUi(<QrDeposit {...qrPropsFixture} bank={depositBankFixture('WW')} />);
  expect(screen.getByLabelText('Amount to deposit')).toBeTruthy();
  await waitFor(() => expect(loaded).toHaveBeenCalledOnce());
});
