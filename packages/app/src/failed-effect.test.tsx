/** The statement lists effects that have failed, so no text says that they are missing there. */
import type { LastResultProps } from '@wallet/ui/statement/LastResult';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { reopen } from './next-page.fixture.tsx';
import { sentTransaction } from '#statement/transaction.fixture.ts';

vi.mock('#api/retry-delays.ts', () => ({ reconcileDelays: [0] }));
vi.mock('@wallet/ui/statement/LastResult', () => ({
  LastResult: ({ verdict, texts, intent, onClose }: LastResultProps) => (
    <button onClick={onClose} data-testid={`${intent} ${verdict}`}>
      {texts[verdict]}
    </button>
  ),
}));

const kinds = {
  'wallet.transferAll': 'transfer',
  'deposit.sendLink': 'deposit',
  'bonus.activate': 'bonus',
  'bonus.clear': 'finish_bonus',
  'invite.receive': 'bonus',
  'refund.receive': 'bonus',
} as const;

it('a lost response to an effect that failed does not count as one without a transaction', async () => {
  const statements = Object.values(kinds).map((kind) => ({
    ...sentTransaction(`failed ${kind}`, kind, 80),
    status: 'FAILED',
  }));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ total: 1, statements })));
  const { session } = await import('#api/session/session.ts');
  session.signIn('t', true);
  const effects = Object.entries(kinds).map(([operation, kind], sentAt) => ({
    ...{ operation, wanted: { statementType: kind, amount: 80_00 } },
    ...{ known: [], intent: operation, sentAt },
  }));
  localStorage.setItem('unfinished-effects', JSON.stringify(effects));
  await reopen();
  for (const { intent } of effects) {
    const result = await screen.findByTestId(`${intent} did-not-happen`);
    expect(result.textContent).toMatch(/does not show as \w+ .*in your statement so far/);
    expect(result.textContent).toMatch(/the statement( and your balances)? before you/);
    fireEvent.click(result);
  }
});
