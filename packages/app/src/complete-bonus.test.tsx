/** A complete bonus goes to the wallet. No page says that it was cancelled. */
import bonusWords from '@wallet/locales/en/bonus.json';
import type { CurrentBonusModalProps } from '@wallet/ui/bonus/CurrentBonusModal';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { reopen } from './next-page.fixture.tsx';
import { sentTransaction } from '#statement/transaction.fixture.ts';

const notify = vi.hoisted(() => vi.fn<(toast: { text: string }) => void>());
vi.mock('@wallet/ui/base/Toasts', () => ({ notify }));
vi.mock('@wallet/ui/statement/UnseenEffect', () => ({ UnseenEffect: () => null }));
vi.mock('@wallet/ui/bonus/CurrentBonusModal', () => ({
  CurrentBonusModal: ({ current, progress: { state }, onEndBonus, onReset }: CurrentBonusModalProps) => (
    <>
      {current.state === 'ready' && <button onClick={() => onEndBonus()}>Move</button>}
      {state === 'accepted' && <button onClick={onReset}>Close</button>}
    </>
  ),
}));
// Looks until the test has booked the bonus, on a slow machine, too.
vi.mock('#api/look-delays.ts', () => ({ lookDelays: () => Array<number>(100).fill(20) }));

const progress = { played: 1_000, required: 1_000, payout: 500, isCancellable: true };
let isBooked: boolean;

const contents = (path: string) => {
  if (path.endsWith('/check/active')) return { status: true, type: 'bonus', progress };
  if (path.endsWith('/api/bonus')) return [];
  if (path.endsWith('/notice')) return { notice: '' };
  if (!path.endsWith('/api/statement')) return { message: 'BONUS_CLEAR' };
  const statements = isBooked ? [sentTransaction('end', 'finish_bonus', 500)] : [];
  return { total: statements.length, statements };
};

beforeEach(async () => {
  cleanup();
  vi.resetModules();
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('fetch', async (path: string) => new Response(JSON.stringify(contents(path))));
  notify.mockClear();
  isBooked = false;
  const { session } = await import('#api/session/session.ts');
  session.signIn('t', true);
});

/** Moves the bonus to the wallet. The backend accepts it, and the statement does not have it yet. */
async function moveToWallet(): Promise<void> {
  const { renderPage } = await import('#navigation/render-page.fixture.tsx');
  const { CurrentBonusDialog } = await import('#bonus/CurrentBonusDialog.tsx');
  await renderPage(() => <CurrentBonusDialog />, '/?modal=current-bonus');
  fireEvent.click(await screen.findByRole('button', { name: 'Move' }));
  await screen.findByRole('button', { name: 'Close' });
}

const shown = () => notify.mock.calls.map(([{ text }]) => text);
const { happened } = bonusWords.complete.verdict;

it('the sheet that was closed says that the bonus was moved', async () => {
  await moveToWallet();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  isBooked = true;
  await waitFor(() => expect(shown()).toEqual([happened]));
});

it('the next page says that the bonus was moved', async () => {
  await moveToWallet();
  cleanup();
  isBooked = true;
  await reopen();
  await waitFor(() => expect(shown()).toEqual([happened]));
  expect(localStorage.getItem('unfinished-effects')).toBeNull();
});

it('a cancelled bonus is still called cancelled', async () => {
  const accepted = { at: Date.now() };
  const wanted = { statementType: 'finish_bonus', isPayout: false };
  localStorage.setItem(
    'unfinished-effects',
    JSON.stringify([{ operation: 'bonus.clear', wanted, known: [], intent: 'f00d', sentAt: 1, accepted }]),
  );
  isBooked = true;
  await reopen();
  await waitFor(() => expect(shown()).toEqual([bonusWords.cancel.verdict.happened]));
});
