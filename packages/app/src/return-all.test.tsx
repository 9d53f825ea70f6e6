/** Some effects have several transactions. The next page takes none of them for the whole. */
import type { LastResultProps } from '@wallet/ui/statement/LastResult';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { reopen } from './next-page.fixture.tsx';
import { sentTransaction } from '#statement/transaction.fixture.ts';

vi.mock('@wallet/ui/statement/LastResult', () => ({
  LastResult: ({ verdict, amount, intent, onClose }: LastResultProps) => (
    <button onClick={onClose}>{`${intent} ${verdict} ${amount}`}</button>
  ),
}));

const effect = (sentAt: number, operation: string, statementType: string, amount?: number) => ({
  ...{ operation, wanted: { statementType, amount } },
  ...{ known: [], intent: operation, sentAt },
});

it('an amount is shown of an effect with one transaction only', async () => {
  const statements = (['transfer', 'finish_bonus'] as const).flatMap((kind) => [
    sentTransaction(`second ${kind}`, kind, 80),
    sentTransaction(`first ${kind}`, kind, 40),
  ]);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ total: 4, statements })));
  const { session } = await import('#api/session/session.ts');
  session.signIn('t', true);
  const effects = [
    effect(1, 'wallet.transfer', 'transfer', 80_00),
    effect(2, 'wallet.transferAll', 'transfer'),
    // Its transactions also have what is deducted.
    effect(3, 'bonus.clear', 'finish_bonus'),
  ];
  localStorage.setItem('unfinished-effects', JSON.stringify(effects));
  await reopen();
  fireEvent.click(await screen.findByText('wallet.transfer happened 8000'));
  fireEvent.click(await screen.findByText('wallet.transferAll happened undefined'));
  expect(await screen.findByText('bonus.clear happened undefined')).toBeTruthy();
});
