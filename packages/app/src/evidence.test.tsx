/** The state of a money effect on the screen, by the backend's answer and its bookings (decisions 30). */
import { useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { baht } from '@wallet/contract/wire/money.fixture';
import type { Progress } from '@wallet/ui/base/progress';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import type { OnLateVerdict } from '#api/use-api-mutation.ts';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { walletQuery } from '#wallet/api.ts';
import { useWithdraw, useWithdrawAll } from '#withdraw/api.ts';
import { answers, startBackend, type Answer, type Booking } from './evidence.fixture.ts';

interface Effect extends Booking {
  readonly name: string;
  readonly use: (onLateVerdict: OnLateVerdict) => {
    readonly progress: Progress;
    readonly start: () => unknown;
    readonly reset: () => void;
  };
}

const body = { amount: baht(100) };
const withdrawal = { row: { statementType: 'withdraw', from: 'Wallet', to: 'KBANK' }, change: -100 } as const;

const effects: readonly Effect[] = [
  {
    name: 'withdraw',
    use: (late) => withStart(useWithdraw(late), { body }),
    ...withdrawal,
  },
  {
    name: 'withdrawAll',
    use: (late) => withStart(useWithdrawAll(late), { body }),
    ...withdrawal,
  },
];

const withStart = <Request,>(
  { progress, run, reset }: { progress: Progress; run: (request: Request) => unknown; reset: () => void },
  request: Request,
) => ({ progress, start: () => run(request), reset });

type Screen = 'done' | 'sent' | 'unseen' | 'nothing';

const screenOf = (progress: Progress): Screen => {
  if (progress.state === 'accepted') return progress.verdict === 'checking' ? 'sent' : 'unseen';
  return progress.state === 'done' ? 'done' : 'nothing';
};

/** Times at which the screen is read, in seconds after the answer. */
const moments = [3, 40, 200] as const;

/** Returns what is on the screen at each moment, and whether the effect had happened. */
async function watch({ use, ...booking }: Effect, answer: Answer, isClosedAfterFirst = false) {
  const backend = startBackend(answer, booking);
  const late = vi.fn<OnLateVerdict>();
  const { result } = renderHook(() => {
    useQuery(walletQuery());
    return use(late);
  }, withQueries());
  await act(() => vi.advanceTimersByTimeAsync(10));
  act(() => void result.current.start());
  const seen: { screen: Screen; isBooked: boolean }[] = [];
  let passed = 0;
  for (const moment of moments) {
    await act(() => vi.advanceTimersByTimeAsync(moment * 1_000 - passed));
    passed = moment * 1_000;
    const verdict = late.mock.lastCall?.[0];
    const toast = verdict === undefined ? 'nothing' : verdict === 'happened' ? 'done' : 'unseen';
    const screen = isClosedAfterFirst && seen.length > 0 ? toast : screenOf(result.current.progress);
    seen.push({ screen, isBooked: backend.isBooked() });
    if (isClosedAfterFirst && seen.length === 1) act(() => result.current.reset());
  }
  return { screens: seen.map(({ screen }) => screen).join(', '), seen, backend, late };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:30:00+07:00') });
  session.signIn('t', false);
});

afterEach(() => {
  vi.useRealTimers();
  session.signOut();
});

/** The states of each answer after 3, 40 and 200 seconds. */
const expected: Record<string, string> = {
  '200 SUCCESS, booked': 'done, done, done',
  'booked after 8 s': 'sent, done, done',
  'booked after 3 min': 'sent, unseen, unseen',
  'booked twice': 'done, done, done',
  'booked, statement unreadable': 'done, done, done',
  'booked, statement without the kind': 'done, done, done',
};

describe.each(effects)('$name', (effect) => {
  it.each(answers)('answered with $name is shown as it was seen', async (answer) => {
    const { screens, seen } = await watch(effect, answer);
    expect(screens).toBe(expected[answer.name] ?? 'sent, unseen, unseen');
    for (const { screen, isBooked } of seen) if (screen === 'done') expect(isBooked).toBe(true);
  });

  it.each(answers)('answered with $name is reported after its sheet was closed', async (answer) => {
    const { screens, late } = await watch(effect, answer, true);
    const [first, ...rest] = (expected[answer.name] ?? 'sent, unseen, unseen').split(', ');
    expect(screens).toBe([first, ...(first === 'done' ? ['nothing', 'nothing'] : rest)].join(', '));
    for (const [, isAccepted] of late.mock.calls) expect(isAccepted).toBe(true);
  });

  it('makes no more reads than an honest backend needs', async () => {
    const { backend } = await watch(effect, answers[0] as Answer);
    const paths = backend.requests.mock.calls.map(([path]) => path.replace(/.*\/api/, ''));
    expect(paths.filter((path) => path === '/statement')).toHaveLength(2);
    // One on arrival, one after the effect.
    expect(paths.filter((path) => path === '/wallet')).toHaveLength(2);
  });
});
