/** The statement lists effects that have failed, so no text says that they are missing there. */
import type { LastResultProps } from '@wallet/ui/statement/LastResult';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { reopen, transaction } from './next-page.fixture.tsx';

vi.mock('#api/retry-delays.ts', () => ({ reconcileDelays: [0] }));
vi.mock('@wallet/ui/statement/LastResult', () => ({
  LastResult: ({ verdict, texts }: LastResultProps) => <p data-testid={verdict}>{texts[verdict]}</p>,
}));

it.each([
  ['wallet.transfer', 'transfer'],
  ['deposit.sendLink', 'deposit'],
  ['bonus.activate', 'bonus'],
  ['bonus.clear', 'finish_bonus'],
  ['invite.receive', 'bonus'],
  ['refund.receive', 'bonus'],
])(
  'a lost response to %s that failed does not count as one without a transaction',
  async (operation, kind) => {
    const statements = [{ ...transaction('failed', kind, 80), status: 'FAILED' }];
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ total: 1, statements })));
    const { session } = await import('#api/session/session.ts');
    session.signIn('t', true);
    const wanted = { statementType: kind, amount: 80_00 };
    const effect = { operation, wanted, known: [], intent: 'f00d', sentAt: 1 };
    localStorage.setItem('unfinished-effects', JSON.stringify([effect]));
    await reopen();
    const { textContent } = await screen.findByTestId('did-not-happen');
    expect(textContent).toMatch(/does not show as \w+ .*in your statement so far/);
    expect(textContent).toMatch(/the statement( and your balances)? before you/);
  },
);
