import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { WalletDeposit } from './WalletDeposit.tsx';

it('does not break the phone number of an account over two lines', async () => {
  const wallets = [{ walletAccountName: 'Demo Play 080-000-0000', mode: 'AUTO' }];
  await renderUi(<WalletDeposit wallets={wallets} onCopied={() => undefined} onSendSlip={undefined} />);
  expect(getComputedStyle(screen.getByText('080-000-0000')).whiteSpace).toBe('nowrap');
});
