/** The states of a withdrawal on the next page and in another tab, by the backend's answer and its bookings (decisions 30). */
import { act, cleanup } from '@testing-library/react';
import { baht } from '@wallet/contract/wire/money.fixture';
import withdrawWords from '@wallet/locales/en/withdraw.json';
import type { LastResultProps } from '@wallet/ui/statement/LastResult';
import type { UnseenEffectProps } from '@wallet/ui/statement/UnseenEffect';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBackend } from './evidence.fixture.ts';
import { answers, evidenceOf, expectedOf, moments, type Screen } from './evidence-table.fixture.ts';
import { installLocks } from './locks.fixture.ts';
import { reopen } from './next-page.fixture.tsx';

const toast = vi.hoisted(() => vi.fn<(toast: { text: string }) => void>());
vi.mock('@wallet/ui/base/Toasts', () => ({ notify: toast }));
vi.mock('@wallet/ui/statement/LastResult', () => ({
  LastResult: ({ verdict, record }: LastResultProps) => (
    <p data-result={record?.hasFailed ? 'failed' : verdict} />
  ),
}));
vi.mock('@wallet/ui/statement/UnseenEffect', () => ({
  UnseenEffect: ({ at }: UnseenEffectProps) => <p data-unseen={at} />,
}));

vi.mock('@wallet/ui/statement/MismatchNotice', () => ({ MismatchNotice: () => <p data-mismatch /> }));

const withdrawal = { row: { statementType: 'withdraw', from: 'Wallet', to: 'KBANK' }, change: -100 } as const;

/** Sends a withdrawal of ฿100 from a page that stays in the background. */
async function send(): Promise<void> {
  vi.resetModules();
  const { useWithdraw } = await import('#withdraw/api.ts');
  const { walletQuery } = await import('#wallet/api.ts');
  const { useQuery } = await import('@tanstack/react-query');
  const { withQueries } = await import('#api/with-queries.fixture.tsx');
  const { renderHook } = await import('@testing-library/react');
  const { result } = renderHook(() => {
    useQuery(walletQuery());
    return useWithdraw();
  }, withQueries());
  await act(() => vi.advanceTimersByTimeAsync(10));
  act(() => void result.current.run({ body: { amount: baht(100) } }));
}

/** Returns what the page shows of the withdrawal. */
function screenNow(): Screen {
  const state = stateNow();
  return document.querySelector('[data-mismatch]') ? `${state} ≠` : state;
}

function stateNow() {
  if (document.querySelector('[data-result="happened"]')) return 'done';
  if (document.querySelector('[data-result="failed"]')) return 'failed';
  if (toast.mock.lastCall?.[0].text === withdrawWords.verdict.happened) return 'done';
  const at = document.querySelector('[data-unseen]')?.getAttribute('data-unseen');
  if (at == null) return 'nothing';
  return Date.now() - Number(at) < 30_000 ? 'sent' : 'unseen';
}

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:30:00+07:00') });
  toast.mockClear();
  const { session } = await import('#api/session/session.ts');
  session.signIn('t', true);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

/** Opens the page after the first moment, and returns its screens at all moments after it. */
async function watchNext(isBooked: () => boolean): Promise<Screen[]> {
  const screens: Screen[] = [];
  await act(() => vi.advanceTimersByTimeAsync(moments[0] * 1_000));
  await reopen();
  // The router renders later.
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(document.querySelector('[data-page]')).not.toBeNull();
  }, 20_000);
  let passed: number = moments[0];
  for (const moment of moments) {
    await act(() => vi.advanceTimersByTimeAsync((moment - passed) * 1_000 + 1));
    passed = moment;
    const screen = screenNow();
    if (screen.startsWith('done')) expect(isBooked()).toBe(true);
    screens.push(screen);
  }
  return screens;
}

it.each(answers)('after a reload, an effect answered with $name is shown as before it', async (answer) => {
  const { isBooked } = startBackend(answer, withdrawal);
  await send();
  expect((await watchNext(isBooked)).join(', ')).toBe(expectedOf(evidenceOf.withdraw, answer));
});

it.each(answers)(
  'in another tab, an effect answered with $name is never done before it is booked',
  async (answer) => {
    installLocks();
    const { isBooked } = startBackend(answer, withdrawal);
    await send();
    const screens = await watchNext(isBooked);
    const [first] = expectedOf(evidenceOf.withdraw, answer).split(', ');
    // The tab that sent it shows its result.
    expect(screens[0]).toBe(first?.replace(/done|failed/, 'nothing'));
  },
);
