/** Returning the money of all games has one transaction per game. The next page takes none of them for the whole. */
import type { LastResultProps } from '@wallet/ui/statement/LastResult';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { reopen, transaction } from './next-page.fixture.tsx';

vi.mock('@wallet/ui/statement/LastResult', () => ({
  LastResult: ({ verdict, amount }: LastResultProps) => <p>{`${verdict} ${amount}`}</p>,
}));

it.each([
  ['wallet.transferAll', 'happened undefined'],
  ['wallet.transfer', 'happened 8000'],
] as const)('%s is reported as %s', async (operation, text) => {
  const statements = [transaction('two', 'transfer', 80), transaction('one', 'transfer', 40)];
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ total: 2, statements })));
  const { session } = await import('#api/session/session.ts');
  session.signIn('t', true);
  const amount = operation === 'wallet.transfer' ? { amount: 80_00 } : {};
  const wanted = { statementType: 'transfer', ...amount };
  const effect = { operation, wanted, known: [], intent: 'f00d', sentAt: 1 };
  localStorage.setItem('unfinished-effects', JSON.stringify([effect]));
  await reopen();
  expect(await screen.findByText(text)).toBeTruthy();
});
