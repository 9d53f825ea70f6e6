/** The statement lists a transfer that has failed, so no text says that it is missing there. */
import type { LastResultProps } from '@wallet/ui/statement/LastResult';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { reopen, transaction } from './next-page.fixture.tsx';

vi.mock('#api/retry-delays.ts', () => ({ reconcileDelays: [0] }));
vi.mock('@wallet/ui/statement/LastResult', () => ({
  LastResult: ({ verdict, texts }: LastResultProps) => <p data-testid={verdict}>{texts[verdict]}</p>,
}));

it('a lost response to a transfer that failed does not count as one without a transaction', async () => {
  const statements = [{ ...transaction('failed', 'transfer', 80), status: 'FAILED' }];
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ total: 1, statements })));
  const { session } = await import('#api/session/session.ts');
  session.signIn('t', true);
  const wanted = { statementType: 'transfer', amount: 80_00 };
  const effect = { operation: 'wallet.transfer', wanted, known: [], intent: 'f00d', sentAt: 1 };
  localStorage.setItem('unfinished-effects', JSON.stringify([effect]));
  await reopen();
  const { textContent } = await screen.findByTestId('did-not-happen');
  expect(textContent).toMatch(/look at the statement and your balances before you try again/);
  expect(textContent).not.toMatch(/is not in your statement/);
});
