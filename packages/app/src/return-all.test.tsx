/** Some effects have several transactions. The next page takes none of them for the whole. */
import type { LastResultProps } from '@wallet/ui/statement/LastResult';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { reopen, transaction } from './next-page.fixture.tsx';

vi.mock('@wallet/ui/statement/LastResult', () => ({
  LastResult: ({ verdict, amount }: LastResultProps) => <p>{`${verdict} ${amount}`}</p>,
}));

it.each([
  ['wallet.transferAll', 'transfer', 'happened undefined'],
  // Its transactions also have what is deducted.
  ['bonus.clear', 'finish_bonus', 'happened undefined'],
  ['wallet.transfer', 'transfer', 'happened 8000'],
] as const)('%s is reported as %s: %s', async (operation, statementType, text) => {
  const statements = [transaction('two', statementType, 80), transaction('one', statementType, 40)];
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ total: 2, statements })));
  const { session } = await import('#api/session/session.ts');
  session.signIn('t', true);
  const amount = operation === 'wallet.transfer' ? { amount: 80_00 } : {};
  const wanted = { statementType, ...amount };
  const effect = { operation, wanted, known: [], intent: 'f00d', sentAt: 1 };
  localStorage.setItem('unfinished-effects', JSON.stringify([effect]));
  await reopen();
  expect(await screen.findByText(text)).toBeTruthy();
});
