import { contract } from '@wallet/contract';
import { WalletSummary } from '@wallet/contract/wallet';
import { satang } from '@wallet/contract/wire/money';
import { expect, it } from 'vitest';
import { encodeBody, encodeResponse } from './encode-value.ts';
import { readResponse } from './read-response.ts';

it('sends an amount in baht, and what breaks another rule as it is', () => {
  const { body } = contract.wallet.transfer;
  expect(encodeBody(body, { from: '', to: 'PG', amount: satang(1_234_50) })).toEqual({
    from: '',
    to: 'PG',
    amount: 1_234.5,
  });
});

it.each([0.5, -1, Number.NaN])('never sends an amount of %d satang', (amount) => {
  expect(() => encodeBody(contract.withdraw.create.body, { amount })).toThrow();
});

it('encodes also what only a lenient reader accepts', () => {
  const slot = { code: 'PG', name: 'PG', category: 'slot', logo: '', background: '', isActive: true };
  const sent = {
    profile: { name: 'Mali' },
    wallet: { amount: 20.005 },
    slots: [
      { ...slot, ftWalletSlot: 1, amount: 1.25 },
      { ...slot, ftWalletSlot: 1, amount: 'much' },
      { ...slot, ftWalletSlot: 1, amount: -0.01 },
    ],
  };
  const read = readResponse<WalletSummary>(WalletSummary, sent);
  expect(read.isReadable && read.value.wallet.amount).toBe(satang(20_00));
  expect(read.isReadable && encodeResponse(WalletSummary, read.value)).toMatchObject({
    wallet: { amount: 20 },
    slots: [{ amount: 1.25 }, { code: 'PG' }, { amount: -0.01 }],
  });
});
